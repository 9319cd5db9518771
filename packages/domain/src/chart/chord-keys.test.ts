import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyboardOf, readKeys, describeKeys, writeKeys } from "./chord-keys.ts";

describe("a chord on a keyboard", () => {
  it("is told by semitones above its root", () => {
    expect(readKeys("keys 0 4 7")).toEqual([0, 4, 7]);
    expect(readKeys("base-fret 1 frets x 3 2 0 1 0 keys 7 12 16")).toEqual([7, 12, 16]);
  });

  it.each(["", "frets x 3 2 0 1 0", "keys", "keys C E G", "keys 0 4 99", "keys -5 0 4"])(
    "is not told by %j",
    (text) => {
      expect(readKeys(text)).toBeNull();
    },
  );

  it("lies on a whole octave from C", () => {
    const keys = keyboardOf("D", [0, 4, 7]);
    expect(keys).toHaveLength(12);
    expect(keys.filter(({ pressed }) => pressed)).toEqual([
      { black: false, at: 1, pressed: true },
      { black: true, at: 4, pressed: true },
      { black: false, at: 5, pressed: true },
    ]);
  });

  it("lies on as many octaves as it needs, and on none that it does not", () => {
    expect(keyboardOf("A", [0, 4, 7])).toHaveLength(24);
    expect(keyboardOf("C", [12, 16, 19])).toHaveLength(12);
    expect(keyboardOf("C", [0, 36])).toHaveLength(48);
  });

  it("is not drawn where nobody knows its root", () => {
    expect(keyboardOf("N.C.", [0, 4, 7])).toEqual([]);
    expect(describeKeys("N.C.", [0, 4, 7])).toEqual([]);
  });

  it("is read out from the lowest key, spelled as its root is", () => {
    expect(describeKeys("D", [7, 0, 4])).toEqual(["D", "F#", "A"]);
    expect(describeKeys("Bbm7", [0, 3, 7, 10])).toEqual(["Bb", "Db", "F", "Ab"]);
    expect(describeKeys("C/E", [4, 7, 12])).toEqual(["E", "G", "C"]);
  });

  it("presses as many keys as it tells, wherever its root lies", () => {
    const roots = fc.constantFrom("C", "C#", "Eb", "F#m", "Ab7", "B");
    const steps = fc.uniqueArray(fc.integer({ min: 0, max: 36 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(roots, steps, (chord, keys) => {
        const drawn = keyboardOf(chord, keys);
        expect(drawn.filter(({ pressed }) => pressed)).toHaveLength(keys.length);
        expect(drawn.length % 12).toBe(0);
      }),
    );
  });

  it("is written as it is read", () => {
    expect(readKeys(writeKeys([0, 3, 10, 14]))).toEqual([0, 3, 10, 14]);
  });
});
