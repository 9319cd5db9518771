/** What stands between a player and the mixing desk, as data in the score. */
import { filterInPlace, type Filter } from "../signal/biquad.ts";

export type Insert =
  | { readonly kind: "filter"; readonly filter: Filter }
  /** Overdrive: `amount` is the gain into the soft clipping of a note at full level; below 1 it only rounds. */
  | { readonly kind: "drive"; readonly amount: number };

/** The part of an amplifier that matters: valves that saturate, sooner on one side, which brings the even harmonics. */
function drive(buffer: Float32Array, amount: number): void {
  for (let index = 0; index < buffer.length; index += 1) {
    const x = (buffer[index] ?? 0) * amount;
    const bent = x > 0 ? x * 1.15 : x;
    buffer[index] = bent / (1 + Math.abs(bent));
  }
}

/** Runs the inserts over a part, in order, in place. */
export function applyInserts(buffer: Float32Array, inserts: readonly Insert[], rate: number): void {
  for (const insert of inserts) {
    if (insert.kind === "filter") filterInPlace(buffer, insert.filter, rate);
    else drive(buffer, insert.amount);
  }
}
