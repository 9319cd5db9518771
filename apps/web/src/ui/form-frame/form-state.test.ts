import { describe, expect, it } from "vitest";
import type { FormAction, FormState } from "./form-state.ts";
import { formReducer, hasUnread, isDirty, messageOf, resumeForm, startForm } from "./form-state.ts";

interface Song {
  title: string;
  bpm: number | null;
  notes: string | null;
}

const original = {
  values: { title: "Northbound Train", bpm: 128, notes: null },
  updatedAt: "2026-11-20T13:30:00.000Z",
};

function after(...actions: FormAction<Song>[]): FormState<Song> {
  return actions.reduce(formReducer<Song>, startForm<Song>(original));
}

const retitled: FormAction<Song> = { type: "edit", name: "title", value: "Southbound Train" };

describe("the changed flag", () => {
  it("is off at first, on after an edit, and off again when the edit is taken back", () => {
    expect(isDirty(after())).toBe(false);
    expect(isDirty(after(retitled))).toBe(true);
    const back: FormAction<Song> = { type: "edit", name: "title", value: "Northbound Train" };
    expect(isDirty(after(retitled, back))).toBe(false);
  });

  it("is off after a reset, with the messages gone too", () => {
    const state = after(
      retitled,
      { type: "invalid", message: "Please complete the missing fields" },
      { type: "reset", record: original },
    );
    expect(isDirty(state)).toBe(false);
    expect(state).toMatchObject({ submitted: false, banner: null, values: original.values });
  });
});

describe("a form that somebody had begun to change", () => {
  const resumed = resumeForm<Song>(
    original,
    { ...original.values, notes: "Capo 2" },
    Date.UTC(2026, 10, 20, 14, 5),
  );

  it("has the changes and what they were made to, and tells when they were made", () => {
    expect(isDirty(resumed)).toBe(true);
    expect(resumed.values.notes).toBe("Capo 2");
    expect(resumed.initial.updatedAt).toBe("2026-11-20T13:30:00.000Z");
    expect(resumed.resumedAt).toBe(Date.UTC(2026, 10, 20, 14, 5));
  });

  it("shows the newest record once they are taken back", () => {
    const record = {
      values: { ...original.values, bpm: 130 },
      updatedAt: "2026-11-20T15:00:00.000Z",
    };
    const state = formReducer(resumed, { type: "reset", record });
    expect(state).toMatchObject({ initial: record, values: record.values, resumedAt: null });
  });

  it("has nothing of before once it is saved", () => {
    const saved: FormAction<Song> = { type: "saved", sent: resumed.values, answer: original };
    expect(formReducer(resumed, saved).resumedAt).toBeNull();
  });
});

describe("a text that is no value", () => {
  const unread: FormAction<Song> = {
    type: "unread",
    name: "bpm",
    text: "fast",
    message: "Not a number",
  };

  it("changes the form, not its values, and says so once the field is left", () => {
    expect(isDirty(after(unread))).toBe(true);
    expect(after(unread).values).toEqual(original.values);
    expect(messageOf(after(unread), {}, "bpm")).toBeUndefined();
    expect(messageOf(after(unread, { type: "blur", name: "bpm" }), {}, "bpm")).toBe("Not a number");
  });

  it("is gone once a value takes its place", () => {
    expect(hasUnread(after(unread, { type: "edit", name: "bpm", value: 130 }))).toBe(false);
  });

  it("that was typed while a save was on its way stays", () => {
    const state = after(retitled, { type: "saving" }, unread, {
      type: "saved",
      sent: { ...original.values, title: "Southbound Train" },
      answer: original,
    });
    expect(state.unread["bpm"]?.text).toBe("fast");
  });
});

describe("messages", () => {
  const messages = { title: "Enter a Title" };

  it("wait until the person has left the field", () => {
    expect(messageOf(after(), messages, "title")).toBeUndefined();
    const left: FormAction<Song> = { type: "blur", name: "title" };
    expect(messageOf(after(left), messages, "title")).toBe("Enter a Title");
  });

  it("all show once saving was tried, and the first of them is focused", () => {
    const state = after({ type: "invalid", message: "Please complete the missing fields" });
    expect(messageOf(state, messages, "title")).toBe("Enter a Title");
    expect(state.banner?.message).toBe("Please complete the missing fields");
    expect(state.focusRequests).toBe(1);
  });

  it("of the server stand at their field until it is edited", () => {
    const refused: FormAction<Song> = {
      type: "refused",
      message: "Please complete the missing fields",
      fields: [{ path: "title", message: "This title is taken" }],
    };
    expect(messageOf(after(refused), {}, "title")).toBe("This title is taken");
    expect(messageOf(after(refused, retitled), {}, "title")).toBeUndefined();
  });
});

describe("saving", () => {
  const sent = { ...original.values, title: "Southbound Train" };
  const answer = {
    values: { title: "Southbound Train", bpm: 128, notes: null },
    updatedAt: "2026-11-20T13:31:00.000Z",
  };

  it("makes the answer the new original", () => {
    const state = after(retitled, { type: "saving" }, { type: "saved", sent, answer });
    expect(isDirty(state)).toBe(false);
    expect(state).toMatchObject({ initial: answer, saving: false });
  });

  it("keeps what was typed while the save was on its way", () => {
    const state = after(
      retitled,
      { type: "saving" },
      { type: "edit", name: "notes", value: "Capo 2" },
      { type: "saved", sent, answer },
    );
    expect(state.values).toEqual({ title: "Southbound Train", bpm: 128, notes: "Capo 2" });
    expect(isDirty(state)).toBe(true);
  });

  it("that fails leaves the form as it was, and says why", () => {
    const banner = { message: "The server has no room left for this.", reference: null };
    const state = after(retitled, { type: "saving" }, { type: "failed", banner });
    expect(state).toMatchObject({ values: sent, saving: false, banner });
    expect(isDirty(state)).toBe(true);
  });
});

describe("a newer version of the record", () => {
  const record = {
    values: { title: "Northbound Train", bpm: 130, notes: null },
    updatedAt: "2026-11-20T13:35:00.000Z",
  };

  it("is shown where nothing has been changed", () => {
    expect(after({ type: "recordChanged", record })).toMatchObject({
      initial: record,
      values: record.values,
    });
  });

  it("waits where the person has changes, so that saving them is a conflict and not a loss", () => {
    const state = after(retitled, { type: "recordChanged", record });
    expect(state.initial).toEqual(original);
    expect(state.values.title).toBe("Southbound Train");
  });

  it("that is no newer changes nothing at all", () => {
    const state = after();
    const same = { values: { ...original.values }, updatedAt: original.updatedAt };
    expect(formReducer(state, { type: "recordChanged", record: same })).toBe(state);
  });

  it("asked for replaces the changes", () => {
    const state = after(retitled, { type: "reloaded", record });
    expect(state.values).toEqual(record.values);
    expect(isDirty(state)).toBe(false);
  });
});
