/** How likely each of `CHORDS` is to sound by all that was observed until now, moment by moment. */
import { CHORDS } from "./chord-templates.ts";

/** Before anything is observed all are alike. */
export function initialPosterior(): Float64Array {
  return new Float64Array(CHORDS.length).fill(1 / CHORDS.length);
}

/**
 * The forward step of L. R. Rabiner, "A Tutorial on Hidden Markov Models" (Proceedings of the IEEE 77, 1989). `likelihoods`: of
 * what is observed now, for each chord; `change`: how likely there is a new chord since the moment before.
 */
export function forwardStep(
  posterior: Float64Array,
  likelihoods: Float64Array,
  change: number,
): void {
  for (let chord = 0; chord < posterior.length; chord += 1) {
    const before = (1 - change) * (posterior[chord] ?? 0) + change / posterior.length;
    posterior[chord] = before * (likelihoods[chord] ?? 0);
  }
  scale(posterior);
}

/** Makes the sum 1. */
export function scale(values: Float64Array): void {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i] ?? 0;
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) / sum;
}
