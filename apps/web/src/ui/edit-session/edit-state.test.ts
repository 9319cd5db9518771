import { describe, expect, it } from "vitest";
import {
  afterVenue as after,
  changesOf,
  editVenue,
  reduceVenue as reduce,
  refusedVenue as refused,
  theSwan,
  type VenueAction,
  type VenueState,
  type VenueVersion,
  venueRules as rules,
} from "./edit-state.fixture.ts";
import { beginEdit } from "./edit-state.ts";
import { messageOf } from "./save-state.ts";

const isDirty = ({ initial, work }: VenueState) => rules.isDirty(initial, work);

const renamed = editVenue("name", "The Anchor");
const theirs: VenueVersion = {
  venue: { name: "The Swan", town: "Norwich" },
  updatedAt: "2026-11-20T13:35:00.000Z",
};
const arrived: VenueAction = { type: "arrived", version: theirs };

describe("what was changed", () => {
  it("is taken back by a reset, with the messages gone too", () => {
    const state = after(
      renamed,
      { type: "invalid", message: "Please", hint: null },
      { type: "reset" },
    );
    expect(state).toMatchObject({ work: theSwan.venue, submitted: false, banner: null });
  });

  it("makes way for the newest version when it is taken back", () => {
    expect(after(renamed, arrived, { type: "reset" })).toMatchObject({
      initial: theirs,
      work: theirs.venue,
      newer: null,
    });
  });

  it("is nothing where a change changes nothing", () => {
    const state = after(renamed);
    expect(reduce(state, { type: "change", change: (now) => now })).toBe(state);
  });

  it("is no more where what is saved has changed likewise", () => {
    const venue = { name: "The Swan", town: "Norwich" };
    const state = after({
      type: "adapt",
      adapt: ({ initial }) => ({ initial: { ...initial, venue }, work: venue }),
    });
    expect(state.work.town).toBe("Norwich");
    expect(isDirty(state)).toBe(false);
  });
});

describe("a record that somebody had begun to change", () => {
  const at = Date.UTC(2026, 10, 20, 14, 5);
  const draft = { original: theSwan, edited: { name: "The Anchor", town: "Ipswich" }, at };

  it("has the changes and what they were made to, and tells when they were made", () => {
    expect(beginEdit(rules, theirs, draft)).toMatchObject({
      initial: theSwan,
      work: draft.edited,
      resumedAt: at,
    });
  });

  it("has none where the record has them by now: a save whose answer was lost", () => {
    const saved = { venue: draft.edited, updatedAt: theirs.updatedAt };
    expect(beginEdit(rules, saved, draft)).toMatchObject({ initial: saved, resumedAt: null });
  });

  it("has nothing of before once it is saved", () => {
    const state = beginEdit(rules, theSwan, draft);
    const answer = { venue: draft.edited, updatedAt: theirs.updatedAt };
    expect(reduce(state, { type: "saved", sent: state.work, answer }).resumedAt).toBeNull();
  });
});

describe("messages", () => {
  const messages = { name: "Please enter a value" };

  it("wait until the person has left the field", () => {
    expect(messageOf(after(), messages, "name")).toBeUndefined();
    expect(messageOf(after({ type: "blur", field: "name" }), messages, "name")).toBe(
      "Please enter a value",
    );
  });

  it("all show once saving was tried, and the first of them is focused", () => {
    const state = after({ type: "invalid", message: "Please complete", hint: "One is wrong." });
    expect(messageOf(state, messages, "name")).toBe("Please enter a value");
    expect(state.banner).toEqual({
      message: "Please complete",
      reference: null,
      hint: "One is wrong.",
    });
    expect(state.focusRequests).toBe(1);
  });

  it("of the server stand at their field until it is edited", () => {
    expect(messageOf(after(refused), {}, "name")).toBe("This name is taken");
    expect(messageOf(after(refused, editVenue("town", "Norwich")), {}, "name")).toBe(
      "This name is taken",
    );
    expect(messageOf(after(refused, renamed), {}, "name")).toBeUndefined();
  });

  it("of the server are gone once anything may have been edited", () => {
    const moved: VenueAction = { type: "change", change: () => theirs.venue };
    expect(after(refused, moved).serverErrors).toEqual({});
  });

  it("of the server that have no field are told above", () => {
    const fields = [{ path: "rooms.0.name", message: "Please enter a value" }];
    const { banner } = after({ type: "refused", message: "Invalid", fields });
    expect(banner?.message).toBe("Invalid. Entry 1: Please enter a value");
  });
});

describe("a save", () => {
  const sent = { name: "The Anchor", town: "Ipswich" };
  const answer = { venue: sent, updatedAt: theirs.updatedAt };

  it("leaves what it answers, and nothing changed", () => {
    const state = after(renamed, { type: "saving" }, { type: "saved", sent, answer });
    expect(state).toMatchObject({ initial: answer, work: sent, saving: false });
  });

  it("keeps what was changed while it was on its way", () => {
    const state = after(renamed, { type: "saving" }, editVenue("town", "Felixstowe"), {
      type: "saved",
      sent,
      answer,
    });
    expect(state.work).toEqual({ name: "The Anchor", town: "Felixstowe" });
    expect(isDirty(state)).toBe(true);
  });

  it.each<[string, VenueAction]>([
    ["fails", { type: "failed", banner: { message: "No room is left.", reference: "7f3a" } }],
    ["is refused", refused],
    ["is given up", { type: "submitAborted" }],
  ])("that %s leaves everything as it was", (_how, end) => {
    const state = after(renamed, { type: "saving" }, end);
    expect(state).toMatchObject({ initial: theSwan, work: sent, saving: false });
  });
});

describe("what somebody else saved", () => {
  it("is shown at once where nothing is changed", () => {
    expect(after(arrived)).toMatchObject({ initial: theirs, work: theirs.venue, arrivals: 1 });
  });

  it("waits where something is, so that saving it is a conflict and not a loss", () => {
    expect(after(renamed, arrived)).toMatchObject({
      initial: theSwan,
      work: { name: "The Anchor" },
      newer: theirs,
    });
  });

  it("that is what was changed here leaves nothing to save", () => {
    const same = { venue: after(renamed).work, updatedAt: theirs.updatedAt };
    const state = after(renamed, { type: "arrived", version: same });
    expect([isDirty(state), state.newer, state.arrivals]).toEqual([false, null, 0]);
  });

  it("that is nothing which is edited here stands in no save's way", () => {
    const picture = { venue: theSwan.venue, updatedAt: theirs.updatedAt };
    expect(after(renamed, { type: "arrived", version: picture })).toMatchObject({
      initial: picture,
      work: { name: "The Anchor" },
      newer: null,
    });
  });

  it.each<[string, VenueState, VenueVersion]>([
    ["older than what is shown", after(), { ...theirs, updatedAt: "2026-11-20T12:00:00.000Z" }],
    ["as late as what is shown", after(), { ...theirs, updatedAt: theSwan.updatedAt }],
    ["what a save on its way may be about to answer", after(renamed, { type: "saving" }), theirs],
  ])("changes nothing where it is %s", (_what, state, version) => {
    expect(reduce(state, { type: "arrived", version })).toBe(state);
  });

  it("takes the place of the changes where that is asked for", () => {
    const state = after(renamed, { type: "theirs", version: theirs });
    expect(state).toMatchObject({ initial: theirs, work: theirs.venue });
  });

  it("is brought together with the changes where they can be merged", () => {
    const state = after(renamed, {
      type: "theirs",
      version: theirs,
      merge: ({ initial, work }, { venue }) => ({ ...venue, ...changesOf(initial.venue, work) }),
    });
    expect(state).toMatchObject({
      initial: theirs,
      work: { name: "The Anchor", town: "Norwich" },
    });
    expect(isDirty(state)).toBe(true);
  });
});
