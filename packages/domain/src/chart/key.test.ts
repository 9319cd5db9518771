import { describe, expect, it } from "vitest";
import { parseChord } from "./chord.ts";
import { formatKey, parseKey, readableKey, soundingKey, transposeKey } from "./key.ts";

function heard(...names: string[]): string | null {
  const key = soundingKey(names.flatMap((name) => parseChord(name) ?? []));
  return key && formatKey(key);
}

describe("a key", () => {
  it.each([
    ["F#m", "F#m"],
    ["B♭", "Bb"],
    ["A minor", "Am"],
    ["Eb major", "Eb"],
    [" Gm ", "Gm"],
  ])("is read from %s", (text, key) => {
    const read = parseKey(text);
    expect(read && formatKey(read)).toBe(key);
  });

  it.each(["", "H", "4 sharps", "unknown"])("is not read from '%s'", (text) => {
    expect(parseKey(text)).toBeNull();
  });

  it("takes its usual name wherever it comes to stand", () => {
    const names = (tonic: string, steps: number[]) =>
      steps.map((step) => {
        const key = parseKey(tonic);
        return key && formatKey(transposeKey(key, step));
      });
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(names("C", steps).join(" ")).toBe("C Db D Eb E F F# G Ab A Bb B");
    expect(names("Am", steps).join(" ")).toBe("Am Bbm Bm Cm C#m Dm Ebm Em Fm F#m Gm G#m");
    expect(names("Gb", [0, 12, 2])).toEqual(["Gb", "Gb", "Ab"]);
  });

  it("is heard from the chords", () => {
    expect(heard("G", "D", "Em", "C", "G")).toBe("G");
    expect(heard("Am", "F", "C", "G", "Am")).toBe("Am");
    expect(heard("C", "Am", "F", "G", "C")).toBe("C");
    expect(heard("Gb", "Db", "Ebm", "Cb")).toBe("Gb");
    expect(heard("A7", "D7", "A7", "E7", "A7")).toBe("A");
    expect(heard("/G")).toBeNull();
  });

  it("is heard from chords without a third, whose roots tell", () => {
    expect(heard("E5", "G5", "A5", "D5", "E5")).toBe("Em");
    expect(heard("G", "Csus2", "Dsus4", "G")).toBe("G");
  });

  it("has its usual name where its own has more accidentals than a signature can", () => {
    const readable = ["A#", "G#", "C#", "Gb", "D#m", "E#m", "Am"].map((name) => {
      const key = parseKey(name);
      return key && formatKey(readableKey(key));
    });
    expect(readable).toEqual(["Bb", "Ab", "C#", "Gb", "D#m", "Fm", "Am"]);
  });
});
