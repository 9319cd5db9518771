/** Where a song changes its tempo by more than players sway: another song begins there, as far as beats are concerned. */
import { likeliestPath, tempoStrengths, tempiBetween } from "./tempo-path.ts";

/** A little more than an octave, since their halves and doubles tell the same. */
const TEMPI = tempiBetween(62, 160, 1.01);
/** In long windows there is too much of two tempi. */
const SEARCH = { window: 6, step: 1, reach: 2.9, tempi: TEMPI };
/** What a change costs, in strength of one window, whatever the tempo changes to. */
const CHANGE = 0.8;
/** What players sway, as a share; octaves aside, less is no change. */
const SWAY = 1.07;

/** Seconds, ascending. */
export function tempoChanges(onsets: Float32Array): number[] {
  const { times, strengths } = tempoStrengths(onsets, SEARCH);
  const path = likeliestPath(strengths, {
    from: (score) => {
      const best = score.indexOf(Math.max(...score));
      const changed = (score[best] ?? 0) - CHANGE;
      return (tempo) => ((score[tempo] ?? 0) < changed ? best : tempo);
    },
    cost: (from, to) => (from === to ? 0 : CHANGE),
  });
  const tempi = path.map((tempo) => TEMPI[tempo] ?? 0);
  const changes: number[] = [];
  let [kept = 0] = tempi;
  for (const [i, tempo] of tempi.entries()) {
    if (isAlike(tempo, kept)) continue;
    kept = tempo;
    changes.push(((times[i - 1] ?? 0) + (times[i] ?? 0)) / 2);
  }
  return changes;
}

function isAlike(one: number, other: number): boolean {
  return [0.5, 1, 2].some((octave) => {
    const ratio = (one / other) * octave;
    return Math.max(ratio, 1 / ratio) < SWAY;
  });
}
