import { describe, expect, it } from "vitest";
import { beginEdit, type EditAction, editReducer } from "../edit-session/edit-state.ts";
import { messageOf } from "../edit-session/save-state.ts";
import {
  type FormWork,
  formRules,
  hasUnread,
  type Snapshot,
  withUnread,
  withValue,
} from "./form-state.ts";

interface Song {
  title: string;
  bpm: number | null;
  notes: string | null;
}
type Action = EditAction<Snapshot<Song>, FormWork<Song>>;

const original = {
  values: { title: "Northbound Train", bpm: 128, notes: null },
  updatedAt: "2026-11-20T13:30:00.000Z",
};
const rules = formRules<Song>();

const after = (...actions: Action[]) =>
  actions.reduce(editReducer(rules), beginEdit(rules, original, null));
const isDirty = (...actions: Action[]) => rules.isDirty(original, after(...actions).work);

const edit = (name: keyof Song, value: unknown): Action => ({
  type: "change",
  field: name,
  change: (now) => withValue(now, name, value),
});
const retitled = edit("title", "Southbound Train");

describe("the changed flag", () => {
  it("is off at first, on after an edit, and off again when the edit is taken back", () => {
    expect(isDirty()).toBe(false);
    expect(isDirty(retitled)).toBe(true);
    expect(isDirty(retitled, edit("title", "Northbound Train"))).toBe(false);
  });

  it("is off after a reset, with the messages gone too", () => {
    const reset: Action[] = [
      retitled,
      { type: "invalid", message: "Please complete the missing fields", hint: null },
      { type: "reset" },
    ];
    expect(isDirty(...reset)).toBe(false);
    expect(after(...reset)).toMatchObject({ submitted: false, banner: null });
  });
});

describe("a form that somebody had begun to change", () => {
  it("has the changes and what they were made to", () => {
    const edited = { ...original.values, notes: "Capo 2" };
    const at = Date.UTC(2026, 10, 20, 14, 5);
    expect(beginEdit(rules, original, { original, edited, at })).toMatchObject({
      initial: original,
      work: { values: edited },
      resumedAt: at,
    });
  });
});

describe("a text that is no value", () => {
  const unread: Action = {
    type: "change",
    field: "bpm",
    change: (now) => withUnread(now, "bpm", { text: "fast", message: "Not a number" }),
  };

  it("changes the form, not its values", () => {
    expect(isDirty(unread)).toBe(true);
    expect(after(unread).work.values).toEqual(original.values);
  });

  it("is gone once a value takes its place", () => {
    expect(hasUnread(after(unread, edit("bpm", 130)).work)).toBe(false);
  });

  it("that was typed while a save was on its way stays", () => {
    const sent = after(retitled).work;
    const { work } = after(retitled, { type: "saving" }, unread, {
      type: "saved",
      sent,
      answer: original,
    });
    expect(work.unread["bpm"]?.text).toBe("fast");
  });
});

it("a save keeps what was typed while it was on its way", () => {
  const sent = after(retitled).work;
  const answer = { values: sent.values, updatedAt: "2026-11-20T13:31:00.000Z" };
  const { initial, work } = after(retitled, { type: "saving" }, edit("notes", "Capo 2"), {
    type: "saved",
    sent,
    answer,
  });
  expect(work.values).toEqual({ title: "Southbound Train", bpm: 128, notes: "Capo 2" });
  expect(rules.isDirty(initial, work)).toBe(true);
});

it("what the server refuses of a field is gone once that field is edited", () => {
  const fields = [{ path: "title", message: "This title is taken" }];
  const refused: Action = { type: "refused", message: "Invalid", fields };
  expect(messageOf(after(refused), {}, "title")).toBe("This title is taken");
  expect(messageOf(after(refused, retitled), {}, "title")).toBeUndefined();
});
