import { type EditedSetlist, songRow } from "@bandstand/domain/setlist-editing/edited-setlist";
import { addSongs, moveRows, setFields } from "@bandstand/domain/setlist-editing/moves";
import { describe, expect, it } from "vitest";
import {
  type EditorAction,
  editorReducer,
  isDirty,
  startEditor,
  type Version,
} from "./editor-state.ts";
import { lateSet } from "./late-set.fixture.ts";

const first: Version = { setlist: lateSet, updatedAt: "2026-11-21T20:00:00.000Z" };
const second = (changed: EditedSetlist): Version => ({
  setlist: changed,
  updatedAt: "2026-11-21T20:05:00.000Z",
});
const titles = ({ lists }: EditedSetlist) => lists[1].map(({ key }) => key);

const toSecond: EditorAction = {
  type: "change",
  change: (now) => moveRows(now, new Set(["song:2"]), { section: 2 }),
};
const changed = editorReducer(startEditor(first), toSecond);

describe("the editor of a set list", () => {
  it("is unchanged until something is, and again once it is undone", () => {
    expect(isDirty(startEditor(first))).toBe(false);
    expect(isDirty(changed)).toBe(true);
    const undone = editorReducer(changed, { type: "undo" });
    expect(isDirty(undone)).toBe(false);
    expect(isDirty(editorReducer(undone, { type: "redo" }))).toBe(true);
  });

  it("takes changes back, to the newest version there is", () => {
    expect(editorReducer(changed, { type: "reset" }).history.present).toBe(lateSet);
    const theirs = second(setFields(lateSet, { name: "Theirs" }));
    const known = editorReducer(changed, { type: "arrived", version: theirs });
    expect(editorReducer(known, { type: "reset" }).history.present.fields.name).toBe("Theirs");
  });

  it("begins with what a draft has kept, which can be undone", () => {
    const back = startEditor(first, changed.history.present);
    expect(isDirty(back)).toBe(true);
    expect(isDirty(editorReducer(back, { type: "undo" }))).toBe(false);
  });
});

describe("what somebody else saved", () => {
  const theirs = second(moveRows(lateSet, new Set(["song:3"]), { section: 1, index: 0 }));

  it("is shown at once where nothing is changed here", () => {
    const shown = editorReducer(startEditor(first), { type: "arrived", version: theirs });
    expect(titles(shown.history.present)).toEqual(["song:3", "song:1", "song:2"]);
    expect(isDirty(shown)).toBe(false);
  });

  it("waits where there are changes, and loses none of them", () => {
    const waiting = editorReducer(changed, { type: "arrived", version: theirs });
    expect(waiting.history.present).toBe(changed.history.present);
    expect(waiting.newer).toBe(theirs);
  });

  it("is merged on demand: their order, my move", () => {
    const merged = editorReducer(changed, { type: "merge", theirs, isKnown: () => true });
    expect(titles(merged.history.present)).toEqual(["song:3", "song:1"]);
    expect(merged.history.present.lists[2]).toEqual([songRow(4), songRow(2)]);
    expect(isDirty(merged)).toBe(true);
    expect(merged.newer).toBeNull();
  });

  it("that is what was changed here leaves nothing to save", () => {
    const same = second(changed.history.present);
    const known = editorReducer(changed, { type: "arrived", version: same });
    expect([isDirty(known), known.newer]).toEqual([false, null]);
  });

  it("that is older than what is shown changes nothing", () => {
    const older = { ...theirs, updatedAt: "2026-11-21T19:00:00.000Z" };
    const state = startEditor(first);
    expect(editorReducer(state, { type: "arrived", version: older })).toBe(state);
  });
});

describe("a save", () => {
  const sent = changed.history.present;

  it("leaves nothing changed, and what was done can still be undone", () => {
    const saving = editorReducer(changed, { type: "saving" });
    const saved = editorReducer(saving, { type: "saved", sent, answer: second(sent) });
    expect([saved.saving, isDirty(saved)]).toEqual([false, false]);
    const undone = editorReducer(saved, { type: "undo" });
    expect(titles(undone.history.present)).toEqual(["song:1", "song:2", "song:3"]);
    expect(isDirty(undone)).toBe(true);
  });

  it("keeps what was changed while it was on its way", () => {
    const more: EditorAction = {
      type: "change",
      change: (now) => addSongs(now, [9], { section: 1, index: 0 }),
    };
    const saved = editorReducer(editorReducer(changed, more), {
      type: "saved",
      sent,
      answer: second(setFields(sent, { name: "As the server spells it" })),
    });
    expect(titles(saved.history.present)).toEqual(["song:9", "song:1", "song:3"]);
    expect(saved.history.present.fields.name).toBe("As the server spells it");
    expect(isDirty(saved)).toBe(true);
  });

  it("that is refused says so at its fields until something is changed", () => {
    const fields = [{ path: "interludes.0.text", message: "Please enter a value" }];
    const refused = editorReducer(changed, { type: "refused", message: "Invalid", fields });
    expect(refused.refused).toEqual({ interludes: "Entry 1: Please enter a value" });
    expect(refused.banner?.message).toBe("Invalid. Entry 1: Please enter a value");
    const again = editorReducer(refused, {
      type: "change",
      change: (now) => setFields(now, { name: "Other" }),
    });
    expect(again.refused).toEqual({});
  });
});
