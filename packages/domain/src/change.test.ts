import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedFields, isChanged, isEqual } from "./change.ts";

type Song = {
  id: number;
  title: string;
  bpm?: number | undefined;
  notes: string | null;
  chips: { id: number; tag: string; icon: string; color: string }[];
};

const song: Song = {
  id: 12,
  title: "Black Dog",
  bpm: 82,
  notes: null,
  chips: [{ id: 1, tag: "loud", icon: "star", color: "red" }],
};

describe("the fields that a save carries", () => {
  it("are those that differ from the original", () => {
    expect(changedFields(song, { ...song, title: "Black Dog (live)" })).toEqual({
      title: "Black Dog (live)",
    });
  });

  it("are none when everything was put back", () => {
    expect(
      changedFields(song, { ...song, chips: song.chips.map((chip) => ({ ...chip })) }),
    ).toEqual({});
    expect(isChanged(song, structuredClone(song))).toBe(false);
    expect(isChanged(song, { bpm: 83 })).toBe(true);
  });

  it("hold a list whole when one entry of it changed", () => {
    const chips = [{ id: 1, tag: "quiet", icon: "star", color: "red" }];
    expect(changedFields(song, { ...song, chips })).toEqual({ chips });
  });

  it("hold a field that was cleared as null", () => {
    const noted: Song = { ...song, notes: "capo 2" };
    expect(changedFields(noted, { notes: null })).toEqual({ notes: null });
  });

  it("tell empty text from none", () => {
    expect(changedFields(song, { notes: "" })).toEqual({ notes: "" });
  });

  it("leave out what the form does not hold", () => {
    expect(changedFields(song, { bpm: undefined })).toEqual({});
  });

  it("hold a file that was chosen in place of another", () => {
    const chosen = new Date(0);
    expect(changedFields({ picture: new Date(0) }, { picture: chosen })).toEqual({
      picture: chosen,
    });
  });
});

describe("equality", () => {
  it("does not depend on the order of fields", () => {
    expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });

  it("holds between numbers that are none, but not between those and others", () => {
    expect(isEqual(NaN, NaN)).toBe(true);
    expect(isEqual(NaN, 1)).toBe(false);
  });

  it("tells a list from an object with the same keys", () => {
    expect(isEqual(["a"], { 0: "a" })).toBe(false);
  });

  it("holds between a JSON value and its copy", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isEqual(value, structuredClone(value))));
  });

  it("agrees with the text of the values", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        return !same || isEqual(one, other);
      }),
    );
  });
});

it("lays the changed fields over the original to give what was edited", () => {
  const record = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.jsonValue());
  fc.assert(
    fc.property(record, record, (original, edited) => {
      expect({ ...original, ...changedFields(original, edited) }).toEqual({
        ...original,
        ...edited,
      });
    }),
  );
});
