import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acts, anySetlist, setlistOf, songs, told } from "./edited-setlist.fixture.ts";
import { redo, startHistory, step, undo } from "./history.ts";
import { moveRows, setFields } from "./moves.ts";

const setlist = setlistOf({ 1: songs(1, 2) });
const moved = moveRows(setlist, new Set(["song:1"]), { section: 2 });

describe("undo", () => {
  it("takes back the last step, and redo does it again", () => {
    const done = step(startHistory(setlist), moved);
    expect(told(undo(done).present.lists[1])).toEqual([1, 2]);
    expect(redo(undo(done)).present).toBe(moved);
  });

  it("at the beginning changes nothing", () => {
    const start = startHistory(setlist);
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it("takes back in one what was typed letter by letter", () => {
    const typed = ["L", "La", "Late"].reduce(
      (history, name) => step(history, setFields(history.present, { name }), "name"),
      startHistory(setlist),
    );
    expect(undo(typed).present.fields.name).toBe("Half Moon, late set");
  });

  it("forgets what was undone once something else is done", () => {
    const undone = undo(step(startHistory(setlist), moved));
    const other = step(undone, setFields(undone.present, { name: "Early set" }));
    expect(redo(other)).toBe(other);
  });

  it("does not count a step that changes nothing", () => {
    const history = startHistory(setlist);
    expect(step(history, setFields(setlist, { numberSets: 2 }))).toBe(history);
  });
});

describe("whatever is done", () => {
  it("undoing all goes back to the start, and redoing all forward again", () => {
    fc.assert(
      fc.property(anySetlist, acts, (start, all) => {
        let history = startHistory(start);
        for (const act of all) history = step(history, act(history.present));
        const end = history.present;
        for (const _ of all) history = undo(history);
        expect(history.present).toBe(start);
        for (const _ of all) history = redo(history);
        expect(history.present).toBe(end);
      }),
    );
  });

  it("undo, then redo, is as if nothing had been", () => {
    fc.assert(
      fc.property(anySetlist, acts, (start, all) => {
        let history = startHistory(start);
        for (const act of all) history = step(history, act(history.present));
        if (history.past.length > 0) expect(redo(undo(history))).toEqual(history);
      }),
    );
  });
});
