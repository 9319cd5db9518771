import { saveSongBody } from "@bandstand/contracts/songs";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { readFormDraft } from "./form-draft.ts";

const schema = z.pick(saveSongBody, { title: true, bpm: true, chips: true });
const original = {
  values: { title: "Northbound Train", bpm: null, chips: [] },
  updatedAt: "2026-11-20T12:00:00.000Z",
};
const chips = [{ id: 1, tag: "opener", icon: "star", color: null }];
const edited = { title: "Southbound Train", bpm: 120, chips };

const read = readFormDraft(schema);

describe("the draft of a form, as any version may have kept it", () => {
  it("is there as long as its fields are those of the form", () => {
    expect(read({ original, edited })).toEqual({ original, edited });
    expect(read({ original: { values: original.values }, edited })).not.toBeNull();
  });

  it("keeps what is wrong in it, for the person to mend", () => {
    const wrong = { ...edited, title: "", bpm: 4000 };
    expect(read({ original, edited: wrong })?.edited).toEqual(wrong);
    expect(read({ original, edited: { ...edited, title: null } })).not.toBeNull();
  });

  it("need not have a field that a save may leave out", () => {
    expect(read({ original, edited: { title: "Southbound Train" } })).not.toBeNull();
    const whole = readFormDraft(z.strictObject({ ...schema.shape, artist: z.string() }));
    expect(whole({ original, edited })).toBeNull();
  });

  it.each([
    ["a field that is no more", { ...edited, tempo: 120 }],
    ["a value of another kind", { ...edited, bpm: "120" }],
    ["an entry of another kind", { ...edited, chips: ["opener"] }],
    ["no values", null],
  ])("is not there with %s", (_what, kept) => {
    expect(read({ original, edited: kept })).toBeNull();
    expect(read({ original: { ...original, values: kept }, edited })).toBeNull();
  });
});
