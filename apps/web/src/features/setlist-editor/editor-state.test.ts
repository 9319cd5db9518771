import { type EditedSetlist, songRow } from "@bandstand/domain/setlist-editing/edited-setlist";
import { redo, step, undo } from "@bandstand/domain/setlist-editing/history";
import { addSongs, moveRows, setFields } from "@bandstand/domain/setlist-editing/moves";
import { describe, expect, it } from "vitest";
import { beginEdit, type EditAction, editReducer } from "../../ui/edit-session/edit-state.ts";
import { EDITOR_RULES, type EditorState, mergeInto, type Version } from "./editor-state.ts";
import { lateSet } from "./late-set.fixture.ts";

type Action = EditAction<Version, EditorState["work"]>;

const first: Version = { setlist: lateSet, updatedAt: "2026-11-21T20:00:00.000Z" };
const second = (setlist: EditedSetlist): Version => ({
  setlist,
  updatedAt: "2026-11-21T20:05:00.000Z",
});
const titles = ({ work }: EditorState) => work.present.lists[1].map(({ key }) => key);

const reduce = editReducer(EDITOR_RULES);
const start = beginEdit(EDITOR_RULES, first, null);
const isDirty = ({ initial, work }: EditorState) => EDITOR_RULES.isDirty(initial, work);
const doing = (how: (setlist: EditedSetlist) => EditedSetlist): Action => ({
  type: "change",
  change: (now) => step(now, how(now.present)),
});
const changed = reduce(
  start,
  doing((now) => moveRows(now, new Set(["song:2"]), { section: 2 })),
);

describe("the editor of a set list", () => {
  it("is unchanged until something is, and again once it is undone", () => {
    expect(isDirty(start)).toBe(false);
    expect(isDirty(changed)).toBe(true);
    const undone = reduce(changed, { type: "change", change: undo });
    expect(isDirty(undone)).toBe(false);
    expect(isDirty(reduce(undone, { type: "change", change: redo }))).toBe(true);
  });

  it("takes changes back, with nothing left to undo", () => {
    const back = reduce(changed, { type: "reset" });
    expect(back.work).toEqual({ past: [], present: lateSet, future: [] });
  });

  it("begins with what a draft has kept, which can be undone", () => {
    const edited = changed.work.present;
    const back = beginEdit(EDITOR_RULES, first, { original: first, edited, at: 1 });
    expect(isDirty(back)).toBe(true);
    expect(isDirty(reduce(back, { type: "change", change: undo }))).toBe(false);
  });
});

describe("what somebody else saved", () => {
  const theirs = second(moveRows(lateSet, new Set(["song:3"]), { section: 1, index: 0 }));

  it("is shown at once where nothing is changed here", () => {
    const shown = reduce(start, { type: "arrived", version: theirs });
    expect(titles(shown)).toEqual(["song:3", "song:1", "song:2"]);
    expect(isDirty(shown)).toBe(false);
  });

  it("waits where there are changes, and loses none of them", () => {
    const waiting = reduce(changed, { type: "arrived", version: theirs });
    expect(waiting.work).toBe(changed.work);
    expect(waiting.newer).toBe(theirs);
  });

  it("is merged on demand: their order, my move", () => {
    const merge = mergeInto(() => true);
    const merged = reduce(changed, { type: "theirs", version: theirs, merge });
    expect(titles(merged)).toEqual(["song:3", "song:1"]);
    expect(merged.work.present.lists[2]).toEqual([songRow(4), songRow(2)]);
    expect(isDirty(merged)).toBe(true);
    expect(merged.newer).toBeNull();
  });
});

describe("a save", () => {
  const sent = changed.work;

  it("leaves nothing changed, and what was done can still be undone", () => {
    const answer = second(sent.present);
    const saved = reduce(changed, { type: "saved", sent, answer });
    expect(isDirty(saved)).toBe(false);
    const undone = reduce(saved, { type: "change", change: undo });
    expect(titles(undone)).toEqual(["song:1", "song:2", "song:3"]);
    expect(isDirty(undone)).toBe(true);
  });

  it("keeps what was changed while it was on its way", () => {
    const more = doing((now) => addSongs(now, [9], { section: 1, index: 0 }));
    const saved = reduce(reduce(changed, more), {
      type: "saved",
      sent,
      answer: second(setFields(sent.present, { name: "As the server spells it" })),
    });
    expect(titles(saved)).toEqual(["song:9", "song:1", "song:3"]);
    expect(saved.work.present.fields.name).toBe("As the server spells it");
    expect(isDirty(saved)).toBe(true);
  });

  it("that is refused for one of its rows says so above, until something is changed", () => {
    const fields = [{ path: "interludes.0.text", message: "Please enter a value" }];
    const refused = reduce(changed, { type: "refused", message: "Invalid", fields });
    expect(refused.banner?.message).toBe("Invalid. Entry 1: Please enter a value");
    const again = reduce(
      refused,
      doing((now) => setFields(now, { name: "Other" })),
    );
    expect(again.serverErrors).toEqual({});
  });
});
