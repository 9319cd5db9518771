import { describe, expect, it } from "vitest";
import { parseChord } from "./chord.ts";
import { guitarVoicing, keyboardVoicing, powerVoicing } from "./voicing.ts";

describe("a keyboard player", () => {
  it("keeps the hand where it was and moves to the inversion next to it", () => {
    const c = keyboardVoicing(parseChord("C"), 62, []);
    expect(c).toEqual([60, 64, 67]);
    expect(keyboardVoicing(parseChord("F"), 62, c)).toEqual([60, 65, 69]);
    expect(keyboardVoicing(parseChord("G"), 62, c)).toEqual([59, 62, 67]);
  });

  it("leaves the root of a ninth chord to the bass", () => {
    expect(keyboardVoicing(parseChord("C9"), 62, []).map((note) => note % 12)).not.toContain(0);
  });
});

describe("a guitarist", () => {
  it.each([
    ["E", [40, 47, 52, 56, 59, 64]],
    ["G", [43, 47, 50, 55, 59, 67]],
    ["D", [50, 57, 62, 66]],
    ["Am", [45, 52, 57, 60, 64]],
  ])("takes %s as everybody takes it", (symbol, notes) => {
    expect(guitarVoicing(parseChord(symbol))).toEqual(notes);
  });

  it("puts the bass of a slash chord lowest", () => {
    expect((guitarVoicing(parseChord("G/B"))[0] ?? 0) % 12).toBe(11);
  });

  it("plays root, fifth and octave where the amplifier is loud", () => {
    expect(powerVoicing(parseChord("A"))).toEqual([45, 52, 57]);
  });
});
