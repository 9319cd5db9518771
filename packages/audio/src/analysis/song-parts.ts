/** The beats of a song that is not of one piece: parts of other tempi, and parts with a silence between them. */
import { type Reading, readingsOf, refinedBeats } from "./beat-grid.ts";
import { NOTES } from "./chroma.ts";
import { confidenceOf, SURE } from "./grid-confidence.ts";
import type { Features } from "./grid-evidence.ts";
import { FRAME_RATE } from "./onsets.ts";
import { mapStrengths, strengthAt } from "./onset-strength.ts";
import { PITCH_FRAME_RATE } from "./partials.ts";
import { barsAmong } from "./reading-bars.ts";
import { tempogramOf } from "./tempogram.ts";

export type Heard = Omit<Features, "tempogram">;

/** Beats that are not all of one tempo, in frames. */
export interface PlayedBeats {
  beats: number[];
  bars: number[];
  /** What tells their metre: of parts that of the longest. */
  reading: Reading;
}

export interface JoinedBeats extends PlayedBeats {
  /** Of parts that of the least sure. */
  confidence: number;
  /** What they may be as well; of parts only those in doubt are counted otherwise. */
  other: PlayedBeats | null;
}

/** Seconds about the edge of a part in which it may lie. */
const ABOUT = 3;
/** What the last beat of a part may lie before the first of the next, as a share of its interval. */
const TOO_NEAR = 0.4;
/** What two tempi may differ, as a share, to be one. */
const SAME = 1.05;
/** Logarithm of odds by which one reading is as good as another. */
const NEARLY = 3;

/** `edges` in seconds, ascending, the beginning and the end left out. */
export function beatsInParts(features: Heard, edges: readonly number[]): JoinedBeats | null {
  const all = [0, ...edges, Number.POSITIVE_INFINITY];
  const parts = all.slice(1).flatMap((to, i) => partOf(features, all[i] ?? 0, to) ?? []);
  const [longest] = parts.toSorted((a, b) => b.length - a.length);
  const best = longest?.readings[0];
  if (!longest || !best) return null;
  const joined = (readingFor: (part: Part) => Reading | undefined): PlayedBeats => {
    const counted = parts.flatMap((part) => countedAs(part, readingFor(part)) ?? []);
    return {
      ...joinedParts(counted, features.strengths.all),
      reading: readingFor(longest) ?? best,
    };
  };
  const usual = (part: Part) => likelyAt(part, best.grid.tempo);
  const isInDoubt = (part: Part) => part.readings.length > 1 && part.confidence < SURE;
  return {
    ...joined(usual),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    other: parts.some(isInDoubt)
      ? joined((part) => (isInDoubt(part) ? besides(part, usual(part)) : usual(part)))
      : null,
  };
}

interface Part {
  features: Features;
  readings: readonly Reading[];
  confidence: number;
  /** Frames of the song. */
  first: number;
  length: number;
}

function partOf(features: Heard, from: number, to: number): Part | null {
  const { all } = features.strengths;
  const frame = (seconds: number) =>
    Math.round(Math.max(0, Math.min(all.length, seconds * FRAME_RATE)));
  const [first, end] = [frame(from - ABOUT), frame(to + ABOUT)];
  const tempogram = tempogramOf(all.subarray(frame(from), frame(to)));
  const part = { ...cut(features, first, end), tempogram };
  const readings = readingsOf(part);
  if (readings.length === 0) return null;
  const confidence = confidenceOf(readings);
  return { features: part, readings, confidence, first, length: end - first };
}

/** In the tempo of the longest part where that is as good as its own, else as is best for it. */
function likelyAt({ readings }: Part, tempo: number): Reading | undefined {
  const [best] = readings;
  return (
    readings.find(
      ({ grid, score }) =>
        score > (best?.score ?? 0) - NEARLY &&
        Math.max(grid.tempo / tempo, tempo / grid.tempo) < SAME,
    ) ?? best
  );
}

function besides({ readings }: Part, known: Reading | undefined): Reading | undefined {
  return readings.find((reading) => reading !== known);
}

interface CountedPart {
  beats: number[];
  bars: number[];
  /** Frames of a beat. */
  period: number;
}

function countedAs({ features, first }: Part, reading: Reading | undefined): CountedPart | null {
  if (!reading) return null;
  const refined = refinedBeats(reading, features.strengths);
  const later = (frames: readonly number[]) => frames.map((frame) => frame + first);
  const period = (60 * FRAME_RATE) / reading.grid.tempo;
  return { beats: later(refined), bars: later(barsAmong(refined, reading)), period };
}

/** From one part over into the next where most is played. */
function joinedParts(parts: readonly CountedPart[], strengths: Float32Array) {
  let { beats, bars } = parts[0] ?? { beats: [], bars: [] };
  for (const part of parts.slice(1)) {
    const at = crossing(beats, part.beats, strengths);
    const end = at - TOO_NEAR * part.period;
    const joined = (one: readonly number[], other: readonly number[]) => [
      ...one.filter((frame) => frame < end),
      ...other.filter((frame) => frame >= at),
    ];
    beats = joined(beats, part.beats);
    bars = joined(bars, part.bars);
  }
  return { beats, bars };
}

function cut(features: Heard, first: number, end: number): Heard {
  const { strengths, chroma, chordChanges } = features;
  const of = (values: Float32Array) => values.subarray(first, end);
  const ofPitch = (frame: number) => Math.round((frame / FRAME_RATE) * PITCH_FRAME_RATE);
  const [from, to] = [ofPitch(first), ofPitch(end)];
  const treble = chroma.treble.subarray(from * NOTES, to * NOTES);
  return {
    strengths: mapStrengths(strengths, of),
    chroma: {
      treble,
      bass: chroma.bass.subarray(from * NOTES, to * NOTES),
      frames: treble.length / NOTES,
    },
    chordChanges: chordChanges.subarray(from, to),
  };
}

/** The frame at which to go over from the beats of one part to those of the next, by which of them are played. */
function crossing(
  before: readonly number[],
  after: readonly number[],
  strengths: Float32Array,
): number {
  const start = after[0] ?? 0;
  const end = before.at(-1) ?? 0;
  const early = played(
    before.filter((frame) => frame >= start),
    strengths,
  );
  const late = played(
    after.filter((frame) => frame <= end),
    strengths,
  );
  let best = start;
  let most = Number.NEGATIVE_INFINITY;
  for (const { frame: at } of late) {
    const worth =
      early.reduce((sum, one) => sum + (one.frame < at - 1 ? one.worth : 0), 0) +
      late.reduce((sum, one) => sum + (one.frame >= at ? one.worth : 0), 0);
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  return best;
}

/** How much more is played on each beat than around it, by how long the beat lasts. */
function played(frames: readonly number[], strengths: Float32Array) {
  return frames.map((frame, i) => {
    const length = Math.round((frames[i + 1] ?? frame) - frame);
    let around = 0;
    for (let off = -length; off < length; off += 1) around += strengthAt(strengths, frame + off);
    const usual = length === 0 ? 0 : around / (2 * length);
    return { frame, worth: length * (strengthAt(strengths, frame) - usual) };
  });
}
