import { describe, expect, it } from "vitest";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import {
  canEditSetlistOfEvent,
  forbiddenEventFields,
  mayChangePublication,
} from "./event-permissions.ts";
import { canSeeFee } from "./permissions.ts";

const EDITOR = actorWith({ areas: { EV: "W" } });

describe("the fee of an event", () => {
  it("is shown to role tag M and to administrators", () => {
    expect(canSeeFee(actorWith({ Role: { tag: "M" } }))).toBe(true);
    expect(canSeeFee(ADMINISTRATOR)).toBe(true);
  });

  it("is hidden from every other role, bookings or not", () => {
    expect(canSeeFee(actorWith({ Role: { tag: "MD" } }))).toBe(false);
    expect(canSeeFee(actorWith({ Role: { tag: "BM" }, areas: { EV: "W" } }))).toBe(false);
    expect(canSeeFee(BOOKINGS)).toBe(false);
  });

  it("cannot be saved by who may not see it", () => {
    expect(forbiddenEventFields(EDITOR, ["name", "fee"])).toEqual(["fee"]);
    expect(forbiddenEventFields(ADMINISTRATOR, ["name", "fee"])).toEqual([]);
  });

  it("is not told by what was paid of it either", () => {
    const paid = ["deposit", "paymentReceived"];
    expect(forbiddenEventFields(EDITOR, [...paid, "draft"])).toEqual(paid);
  });
});

describe("an editor of events without the right to publish", () => {
  const draft = {
    draft: true,
    privateEvent: false,
    eventStatusTag: "P",
    publicPerformance: true,
  };
  const confirmedDraft = { ...draft, eventStatusTag: "C" };
  const released = { ...confirmedDraft, draft: false };

  it("adds and edits provisional events", () => {
    expect(mayChangePublication(EDITOR, null, draft)).toBe(true);
    expect(mayChangePublication(EDITOR, draft, { ...draft, draft: false })).toBe(true);
  });

  it("confirms nothing, not even a rehearsal", () => {
    expect(mayChangePublication(EDITOR, draft, confirmedDraft)).toBe(false);
    expect(mayChangePublication(EDITOR, null, confirmedDraft)).toBe(false);
    const rehearsal = { ...draft, publicPerformance: false };
    expect(mayChangePublication(EDITOR, rehearsal, { ...rehearsal, eventStatusTag: "C" })).toBe(
      false,
    );
  });

  it("puts no confirmed draft and no private gig before the public", () => {
    expect(mayChangePublication(EDITOR, confirmedDraft, released)).toBe(false);
    const privateGig = { ...released, privateEvent: true };
    expect(mayChangePublication(EDITOR, privateGig, released)).toBe(false);
  });

  it("edits, cancels and hides what is public already", () => {
    expect(mayChangePublication(EDITOR, released, released)).toBe(true);
    expect(mayChangePublication(EDITOR, released, { ...released, eventStatusTag: "X" })).toBe(true);
    expect(mayChangePublication(EDITOR, released, confirmedDraft)).toBe(true);
  });

  it("makes nothing provisional that is confirmed", () => {
    expect(mayChangePublication(EDITOR, released, draft)).toBe(false);
    expect(mayChangePublication(EDITOR, confirmedDraft, draft)).toBe(false);
    expect(mayChangePublication(BOOKINGS, confirmedDraft, draft)).toBe(true);
  });

  it("differs in this from administrators and the bookings-enabled", () => {
    expect(mayChangePublication(BOOKINGS, draft, released)).toBe(true);
    expect(mayChangePublication(ADMINISTRATOR, null, released)).toBe(true);
  });
});

it("lets W on SL edit the set list of an event that has one", () => {
  const writer = actorWith({ areas: { SL: "W" } });
  expect(canEditSetlistOfEvent(writer, { setlistId: 3 })).toBe(true);
  expect(canEditSetlistOfEvent(writer, { setlistId: null })).toBe(false);
  expect(canEditSetlistOfEvent(EDITOR, { setlistId: 3 })).toBe(false);
  expect(canEditSetlistOfEvent(BOOKINGS, { setlistId: 3 })).toBe(false);
});
