/** Which grid of beats a piece is counted in: of all that may be, the one that most speaks for. */
import { trackBeats } from "./beat-tracking.ts";
import { evidenceFor, type GridEvidence, type Features } from "./grid-evidence.ts";
import { FRAME_RATE } from "./onsets.ts";
import { tempoCandidates } from "./tempo-candidates.ts";

export interface BeatGrid {
  /** Frames. */
  beats: number[];
  /** How likely its tempo is against all others, 0 to 1. */
  confidence: number;
}

/**
 * How much each kind of evidence counts, as logarithms of odds: fitted, not far from what was judged, to pieces with other
 * patterns, tempi and harmonies than those that are measured.
 */
const WEIGHTS: readonly (readonly [kind: keyof GridEvidence, weight: number])[] = [
  ["slow", -2.2],
  ["fast", -0.7],
  ["lowOnBeat", 0.7],
  ["level", 1],
  ["uneven", -1],
  ["harmonyOnBeat", 1.5],
  ["harmonyByBars", 3.5],
  ["chordsByBars", 3],
  ["lilt", 0.8],
  ["alternation", 3.3],
  ["covered", 10],
  ["unsteady", -4.5],
  ["comb", 2.8],
];

/** Where the beat may lie within what was tracked: on it, half-way, or on what swings. */
const SHIFTS = [0, 1 / 2, 1 / 3, 2 / 3];
const LEAST_BEATS = 4;

interface ConsideredGrid {
  tempo: number;
  beats: number[];
  score: number;
}

/** Null where nothing has a beat. */
export function chooseGrid(features: Features): BeatGrid | null {
  const grids = consideredGrids(features);
  const [chosen] = grids.toSorted((a, b) => b.score - a.score);
  if (!chosen) return null;
  const odds = (grid: ConsideredGrid) => Math.exp(grid.score - chosen.score);
  const all = grids.reduce((sum, grid) => sum + odds(grid), 0);
  const same = grids
    .filter(({ tempo }) => tempo === chosen.tempo)
    .reduce((sum, grid) => sum + odds(grid), 0);
  return { beats: chosen.beats, confidence: same / all };
}

function consideredGrids(features: Features): ConsideredGrid[] {
  return tempoCandidates(features.tempogram).flatMap((tempo) => {
    const tracked = trackBeats(features.strengths.all, () => (60 * FRAME_RATE) / tempo);
    return SHIFTS.map((share) => shifted(tracked, share))
      .filter((beats) => beats.length >= LEAST_BEATS)
      .map((beats) => ({ tempo, beats, score: weigh(evidenceFor(beats, features)) }));
  });
}

function weigh(evidence: GridEvidence): number {
  return WEIGHTS.reduce((sum, [kind, weight]) => sum + weight * evidence[kind], 0);
}

function shifted(beats: readonly number[], share: number): number[] {
  if (share === 0) return [...beats];
  return beats.slice(1).map((beat, i) => {
    const before = beats[i] ?? 0;
    return before + share * (beat - before);
  });
}
