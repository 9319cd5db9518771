/** Whether beats are played in three: 12/8 rather than 4/4. */
import { PARTS, PLACES } from "./bar-profile.ts";
import type { GridHypothesis } from "./grid-hypotheses.ts";

/** Beats a minute up to which thirds and quarters of a beat can be told apart. */
const FASTEST = 100;
/** How loud the first third is beside the second: in a shuffle it is not played. */
const PLAYED = 0.35;
/** How much louder the thirds are than the places beside them. */
const CLEARLY = 1.35;

export function isInTriplets({ four, tempo }: GridHypothesis): boolean {
  if (tempo > FASTEST) return false;
  const loudness = PLACES.map((_, place) => {
    let sum = 0;
    for (let i = 0; i < four.length; i += 1)
      if (placeOf(i, four.length) === place) sum += four[i] ?? 0;
    return sum;
  });
  const at = (share: number) => loudness[PLACES.indexOf(share)] ?? 0;
  const [first, second] = [at(1 / 3), at(2 / 3)];
  return (
    first > PLAYED * second &&
    first > CLEARLY * at(1 / 4) &&
    second > CLEARLY * at(3 / 4) &&
    first + second > 2 * CLEARLY * at(1 / 2)
  );
}

/** Of a value of the folded bar; −1 of the harmony's. */
function placeOf(index: number, size: number): number {
  const inBeat = index % (size / 4);
  const place = Math.floor(inBeat / PARTS);
  return place < PLACES.length ? place : -1;
}
