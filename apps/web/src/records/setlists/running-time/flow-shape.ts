/** The curves of a set: its tempos and its ratings, as points of a picture. Pure: numbers in, numbers out. */
import { clamp } from "@bandstand/domain/clamp";

/** Beats a minute at the foot and at the top of the picture; what lies beyond stays at the edge. */
const SLOWEST = 50;
const QUICKEST = 190;
/** A rating is its stars less one. */
const MOST_STARS = 10;

/** From 0 at the foot to 1 at the top; null where the tempo is not known. */
export function tempoHeight(bpm: number | null): number | null {
  if (bpm === null || bpm <= 0) return null;
  return clamp((bpm - SLOWEST) / (QUICKEST - SLOWEST), 0.04, 1);
}

export function ratingHeight(rating: number | null): number | null {
  return rating === null ? null : clamp(rating / MOST_STARS, 0, 1);
}

/**
 * A line through the middles of the songs, broken where a height is not known.
 * @param heights from 0 to 1, one a song
 * @returns path data for a box of `heights.length * step` by `height`
 */
export function curvePath(
  heights: readonly (number | null)[],
  step: number,
  height: number,
): string {
  let isBroken = true;
  return heights
    .map((share, index) => {
      if (share === null) {
        isBroken = true;
        return "";
      }
      const command = isBroken ? "M" : "L";
      isBroken = false;
      return `${command}${rounded((index + 0.5) * step)} ${rounded((1 - share) * height)}`;
    })
    .join("");
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
