/** Which grid of beats a piece is counted in: of all that may be, the one that most speaks for. */
import { trackBeats } from "./beat-tracking.ts";
import { evidenceFor, type GridEvidence, type Heard } from "./grid-evidence.ts";
import { FRAME_RATE } from "./onsets.ts";
import { tempoCandidates } from "./tempo-candidates.ts";

export interface BeatGrid {
  /** Frames. */
  beats: number[];
  /** How likely its tempo is against all others, 0 to 1. */
  confidence: number;
}

/** How much each kind of evidence counts, as logarithms of odds. */
type Weights = readonly (readonly [kind: keyof GridEvidence, weight: number])[];

/** For one tempo, where its beats lie. */
const PLACE: Weights = [
  ["lowOnBeat", 1.2],
  ["level", 1.6],
  ["harmonyOnBeat", 2.6],
  ["harmonyByBars", 2],
  ["lilt", 1.4],
  ["unsteady", -0.2],
];

/** For the best places of all tempi, which tempo. */
const TEMPO: Weights = [
  ["slow", -2.2],
  ["fast", -0.7],
  ["lowOnBeat", 0.5],
  ["level", 0.8],
  ["unevenMiddle", -1],
  ["unevenSharp", -1],
  ["harmonyOnBeat", 1.3],
  ["harmonyByBars", 3],
  ["lilt", 1],
  ["alternation", 2],
  ["covered", 8],
  ["unsteady", -3],
  ["comb", 3.3],
];

/** Where the beat may lie within what was tracked: on it, half-way, or on what swings. */
const SHIFTS = [0, 1 / 2, 1 / 3, 2 / 3];
const LEAST_BEATS = 4;

interface ConsideredGrid {
  beats: number[];
  evidence: GridEvidence;
}

/** Null where nothing has a beat. */
export function chooseGrid(heard: Heard): BeatGrid | null {
  const grids = gridsByTempo(heard).flatMap((places) => best(places, PLACE) ?? []);
  const chosen = best(grids, TEMPO);
  if (!chosen) return null;
  const score = weigh(chosen.evidence, TEMPO);
  const odds = grids.reduce(
    (sum, { evidence }) => sum + Math.exp(weigh(evidence, TEMPO) - score),
    0,
  );
  return { beats: chosen.beats, confidence: 1 / odds };
}

/** For each tempo, the grids that differ in where the beats lie. */
function gridsByTempo(heard: Heard): ConsideredGrid[][] {
  return tempoCandidates(heard.pulse)
    .map((bpm) => trackBeats(heard.accents.all, () => (60 * FRAME_RATE) / bpm))
    .map((tracked) =>
      SHIFTS.map((share) => shifted(tracked, share))
        .filter((beats) => beats.length >= LEAST_BEATS)
        .map((beats) => ({ beats, evidence: evidenceFor(beats, heard) })),
    );
}

function best(grids: readonly ConsideredGrid[], weights: Weights): ConsideredGrid | undefined {
  const scores = grids.map(({ evidence }) => weigh(evidence, weights));
  return grids[scores.indexOf(Math.max(...scores))];
}

function weigh(evidence: GridEvidence, weights: Weights): number {
  return weights.reduce((sum, [kind, weight]) => sum + weight * evidence[kind], 0);
}

function shifted(beats: readonly number[], share: number): number[] {
  if (share === 0) return [...beats];
  return beats.slice(1).map((beat, i) => {
    const before = beats[i] ?? 0;
    return before + share * (beat - before);
  });
}
