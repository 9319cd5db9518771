import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatChord, parseChord } from "./chord.ts";
import { type Key, parseKey, transposeKey } from "./key.ts";
import { pitchClass } from "./note.ts";
import { chordMover, transposeChord } from "./transpose.ts";

function keyOf(text: string): Key {
  const key = parseKey(text);
  if (key === null) throw new Error(`${text} is no key`);
  return key;
}

function moved(names: string, semitones: number, key: string): string {
  const move = chordMover(semitones, keyOf(key));
  return names.split(" ").map(move).join(" ");
}

describe("transposing", () => {
  it("spells chords as the key does that they come to stand in", () => {
    expect(moved("C Dm Em F G Am Bb", 3, "C")).toBe("Eb Fm Gm Ab Bb Cm Db");
    expect(moved("C Dm Em F G Am Bb", 4, "C")).toBe("E F#m G#m A B C#m D");
    expect(moved("G D Em C F", -1, "G")).toBe("F# C# D#m B E");
    expect(moved("Am Dm E7 F C G", 6, "Am")).toBe("Ebm Abm Bb7 Cb Gb Db");
  });

  it("spells a bass as a step of its chord", () => {
    expect(moved("C/E E/G# G/B Am/G /F#", 2, "C")).toBe("D/F# F#/A# A/C# Bm/A /G#");
    expect(moved("D/F#", -1, "D")).toBe("Db/F");
  });

  it("takes sharps for diminished chords that lead upwards", () => {
    expect(moved("C C#dim7 Dm D#dim7 Em G#dim7 Am", 2, "C")).toBe(
      "D D#dim7 Em Fdim7 F#m A#dim7 Bm",
    );
  });

  it("leaves what is no chord, and everything where nothing moves", () => {
    expect(moved("N.C. 4m IV H x2", 5, "C")).toBe("N.C. 4m IV H x2");
    expect(moved("A# Gb/B♭ Cmaj7", 0, "C")).toBe("A# Gb/B♭ Cmaj7");
    expect(moved("A# D#m", 12, "C")).toBe("A# D#m");
  });

  it("keeps quality and marks", () => {
    expect(moved("(Am7b5) Gsus4* C7(#9)", 2, "C")).toBe("(Bm7b5) Asus4* D7(#9)");
  });
});

describe("transposing anything anywhere", () => {
  const note = fc.constantFrom(
    ..."C C# Db D D# Eb E E# Fb F F# Gb G G# Ab A A# Bb B B# Cb".split(" "),
  );
  const quality = fc.constantFrom("", "m", "7", "maj7", "m7b5", "dim7", "sus4", "add9", "aug");
  const bass = fc.option(note);
  const name = fc
    .tuple(note, quality, bass)
    .map(([root, kind, below]) => root + kind + (below === null ? "" : `/${below}`));
  const key = fc.tuple(note, fc.constantFrom("", "m")).map(([tonic, mode]) => keyOf(tonic + mode));
  const semitones = fc.integer({ min: -24, max: 24 });
  const chord = name.map((text) => {
    const read = parseChord(text);
    if (read === null) throw new Error(`${text} is no chord`);
    return read;
  });

  it("moves every note by as many semitones", () => {
    fc.assert(
      fc.property(chord, semitones, key, (before, by, from) => {
        const after = transposeChord(before, by, from);
        const rise = (a: number | null, b: number | null) =>
          a === null || b === null ? null : (((pitchClass(b) - pitchClass(a)) % 12) + 12) % 12;
        const expected = ((by % 12) + 12) % 12;
        expect(rise(before.root, after.root)).toBe(expected);
        expect(rise(before.bass, after.bass)).toBe(before.bass === null ? null : expected);
      }),
    );
  });

  it("up and then down is where one began, in the spelling of the key", () => {
    fc.assert(
      fc.property(chord, semitones, key, (before, by, from) => {
        const to = transposeKey(from, by);
        const there = transposeChord(before, by, from);
        const back = transposeChord(there, -by, to);
        // Spelled by the key alone: as after any other way there and back.
        const canonical = transposeChord(
          transposeChord(before, 5, from),
          -5,
          transposeKey(from, 5),
        );
        if (by % 12 === 0) expect(back).toEqual(before);
        else expect(formatChord(back)).toBe(formatChord(canonical));
      }),
    );
  });

  it("the chords of a key's own scale come back as they were", () => {
    const usual = fc.constantFrom(..."C Db D Eb E F F# G Ab A Bb B".split(" "));
    const scale = fc.constantFrom(-1, 0, 1, 2, 3, 4, 5);
    fc.assert(
      fc.property(usual, scale, semitones, (tonic, step, by) => {
        const from = keyOf(tonic);
        const before = { root: from.tonic + step, quality: "", bass: null, before: "", after: "" };
        const there = transposeChord(before, by, from);
        expect(transposeChord(there, -by, transposeKey(from, by))).toEqual(before);
        // And stand on the same step of the other key.
        expect((there.root ?? 0) - transposeKey(from, by).tonic).toBe(step);
      }),
    );
  });

  it("writes no double accidental", () => {
    fc.assert(
      fc.property(chord, semitones, key, (before, by, from) => {
        if (by % 12 === 0) return;
        expect(formatChord(transposeChord(before, by, from))).not.toMatch(/##|[A-G]bb/);
      }),
    );
  });
});
