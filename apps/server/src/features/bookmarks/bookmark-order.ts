/** Orders of bookmarks as lists of ids, the top one first. Pure. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";

export interface Place {
  id: number;
  /** From 1. */
  sequence: number;
}

/** The added ones from the given place on; behind the last one where the list is shorter. */
export function withAdded(
  order: readonly number[],
  added: readonly number[],
  sequence = 1,
): number[] {
  return order.toSpliced(sequence - 1, 0, ...added);
}

/** Those that are named by their sequence, the others behind in the order they had. */
export function rearranged(order: readonly number[], places: readonly Place[]): number[] {
  const named = places.toSorted((one, other) => one.sequence - other.sequence).map(({ id }) => id);
  const isNamed = new Set(named);
  return [...named, ...order.filter((id) => !isNamed.has(id))];
}

/** Throws `invalid` naming each bookmark or sequence that stands there again. */
export function checkPlaces(places: readonly Place[]): void {
  const fields: FieldFailure[] = [];
  for (const field of ["id", "sequence"] as const) {
    const seen = new Set<number>();
    for (const [index, place] of places.entries()) {
      if (seen.has(place[field]))
        fields.push({ path: `bookmarks.${index}.${field}`, message: "This is given twice" });
      seen.add(place[field]);
    }
  }
  if (fields.length > 0) throw new Failure("invalid", { fields });
}
