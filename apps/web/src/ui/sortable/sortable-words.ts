/** What is said while something is moved, for screen readers. */

export const HOW_TO_MOVE =
  "Press the space bar to pick it up. Then move it with the arrow keys, put it down with the space bar, or leave it where it was with Escape.";

/** Places count from 1. */
export interface SpokenPlace {
  list: string;
  place: number;
  of: number;
}

const at = ({ list, place, of }: SpokenPlace) => `place ${place} of ${of} in ${list}`;

export const pickedUp = (item: string, place: SpokenPlace) =>
  `${item} picked up from ${at(place)}.`;

export const movedOver = (item: string, place: SpokenPlace | null) =>
  place ? `${item}: ${at(place)}.` : `${item} is over no list.`;

export const putDown = (item: string, place: SpokenPlace) => `${item} put down at ${at(place)}.`;

export const putBack = (item: string, place: SpokenPlace) =>
  `Not moved. ${item} is back at ${at(place)}.`;

/** "Half Moon", or "Half Moon and 2 more". */
export const together = (item: string, count: number) =>
  count > 1 ? `${item} and ${count - 1} more` : item;
