import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changedNames, emptied, fieldNames, pickValues } from "./form-values.ts";

const saveSong = z.partial(
  z.strictObject({
    title: z.string(),
    bpm: z.nullable(z.int()),
    chips: z.array(z.object({ id: z.int(), tag: z.string() })),
    id: z.int(),
    updatedAt: z.string(),
  }),
);

const northbound = {
  id: 12,
  bandId: 3,
  title: "Northbound Train",
  bpm: 128,
  chips: [{ id: 1, tag: "opener" }],
  updatedAt: "2026-11-20T13:30:00.000Z",
};

describe("the values of a form", () => {
  it("are the fields that the schema names, without id and version", () => {
    expect(fieldNames(saveSong)).toEqual(["title", "bpm", "chips"]);
    expect(pickValues(saveSong, northbound)).toEqual({
      title: "Northbound Train",
      bpm: 128,
      chips: [{ id: 1, tag: "opener" }],
    });
  });

  it("differ by field, compared deeply", () => {
    const original = pickValues(saveSong, northbound);
    const again = { ...original, chips: [{ id: 1, tag: "opener" }] };
    expect(changedNames(original, again)).toEqual([]);
    const other = { ...original, bpm: 130, chips: [{ id: 1, tag: "closer" }] };
    expect(changedNames(original, other)).toEqual(["bpm", "chips"]);
  });
});

describe("an emptied text field", () => {
  it("is nothing where nothing was", () => {
    expect(emptied(null)).toBeNull();
    expect(emptied(undefined)).toBeUndefined();
  });

  it("is an empty text where there was one", () => {
    expect(emptied("Mira")).toBe("");
    expect(emptied("")).toBe("");
  });
});
