import { describe, expect, it } from "vitest";
import { harmonicChanges } from "./beat-chroma.ts";
import { type Chroma, NOTES } from "./chroma.ts";
import { PITCH_FRAME_RATE } from "./partials.ts";

const C = [0, 4, 7];
const F_SHARP = [6, 10, 1];

/** These notes sound, one after the other, for a second each; the bass plays the first of each. */
function played(chords: readonly (readonly number[])[]): Chroma {
  const frames = Math.round(chords.length * PITCH_FRAME_RATE);
  const [treble, bass] = [new Float32Array(frames * NOTES), new Float32Array(frames * NOTES)];
  for (let frame = 0; frame < frames; frame += 1) {
    const notes = chords[Math.floor(frame / PITCH_FRAME_RATE)] ?? [];
    for (const note of notes) treble[frame * NOTES + note] = 1;
    if (notes[0] !== undefined) bass[frame * NOTES + notes[0]] = 1;
  }
  return { treble, bass, frames };
}

describe("how much the harmony changes", () => {
  it("is all where no note stays, and nothing within a chord", () => {
    const [change, within] = harmonicChanges(played([C, F_SHARP]), [1, 1.5], 0.4);
    expect(change).toBeCloseTo(1, 5);
    expect(within).toBeCloseTo(0, 5);
  });

  it("is a fifth where the bass alone moves", () => {
    const chroma = played([C, C]);
    chroma.bass.set(played([[0], [7]]).bass);
    expect(harmonicChanges(chroma, [1], 0.4)[0]).toBeCloseTo(0.2, 5);
  });

  it("is nothing beyond the end, and in silence", () => {
    expect(harmonicChanges(played([C]), [5], 0.4)).toEqual([0]);
    expect(harmonicChanges(played([[], []]), [1], 0.4)).toEqual([0]);
  });
});
