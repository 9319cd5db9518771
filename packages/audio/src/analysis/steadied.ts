/** A song whose time is stretched and squeezed until its tempo is kept, so that it can be counted as any other. */
import { NOTES } from "./chroma.ts";
import { mapStrengths } from "./onset-strength.ts";
import { FRAME_RATE } from "./onsets.ts";
import { PITCH_FRAME_RATE } from "./partials.ts";
import type { Heard } from "./song-parts.ts";
import type { TempoCurve } from "./tempo-curve.ts";

/** For each frame of the steady song the place in the song as it was played, in frames; ascending. */
export type TimeMap = Float64Array;

/** As many frames as there are; the tempo is the mean of the curve's. */
export function steadyTime(curve: TempoCurve, frames: number): TimeMap {
  const passed = new Float64Array(frames + 1);
  for (let frame = 0; frame < frames; frame += 1)
    passed[frame + 1] = (passed[frame] ?? 0) + Math.exp(tempoAt(curve, frame / FRAME_RATE));
  const share = (passed[frames] ?? 1) / frames;
  const map = new Float64Array(frames);
  let frame = 0;
  for (let steady = 0; steady < frames; steady += 1) {
    const beats = steady * share;
    while (frame + 1 < frames && (passed[frame + 1] ?? 0) <= beats) frame += 1;
    const [from, to] = [passed[frame] ?? 0, passed[frame + 1] ?? 0];
    map[steady] = frame + (beats - from) / (to - from);
  }
  return map;
}

/** Where a frame of the steady song was played. */
export function playedAt(map: TimeMap, steady: number): number {
  const before = Math.max(0, Math.min(map.length - 2, Math.floor(steady)));
  const from = map[before] ?? 0;
  return from + (steady - before) * ((map[before + 1] ?? from + 1) - from);
}

export function steadied({ strengths, chroma, chordChanges }: Heard, map: TimeMap): Heard {
  const of = (values: Float32Array) => Float32Array.from(map, (place) => between(values, place));
  const pitches = Math.max(1, chroma.frames);
  const toPitch = PITCH_FRAME_RATE / FRAME_RATE;
  const from = Int32Array.from({ length: chroma.frames }, (_, frame) =>
    Math.min(pitches - 1, Math.max(0, Math.round(toPitch * playedAt(map, frame / toPitch)))),
  );
  const ofNotes = (values: Float32Array) =>
    Float32Array.from(
      { length: from.length * NOTES },
      (_, i) => values[(from[Math.floor(i / NOTES)] ?? 0) * NOTES + (i % NOTES)] ?? 0,
    );
  return {
    strengths: mapStrengths(strengths, of),
    chroma: {
      treble: ofNotes(chroma.treble),
      bass: ofNotes(chroma.bass),
      frames: chroma.frames,
    },
    chordChanges: Float32Array.from(from, (frame) => chordChanges[frame] ?? 0),
  };
}

/** Before the first window and after the last the tempo is theirs. */
function tempoAt({ times, tempi }: TempoCurve, seconds: number): number {
  const [first, second] = times;
  if (first === undefined || second === undefined) return tempi[0] ?? 0;
  const place = Math.max(0, Math.min(times.length - 1, (seconds - first) / (second - first)));
  return between(tempi, place);
}

function between(values: ArrayLike<number>, place: number): number {
  const before = Math.floor(place);
  const one = values[before] ?? 0;
  return one + (place - before) * ((values[before + 1] ?? one) - one);
}
