/** The orders that the venues can be brought into. */
import type { VenueRow } from "@bandstand/contracts/venues";
import type { SortDirection } from "@bandstand/domain/sort-direction";

export type VenueSort = "name" | "location" | "status";

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

/** Within a place, and within a status, by name. What stands nowhere comes last, whichever way round. */
export function sortVenues(
  rows: readonly VenueRow[],
  { sort, direction }: { sort: VenueSort; direction: SortDirection },
): VenueRow[] {
  const sign = direction === "asc" ? 1 : -1;
  const byName = (one: VenueRow, other: VenueRow) => alphabetical.compare(one.name, other.name);
  return rows.toSorted((one, other) => {
    switch (sort) {
      case "name":
        return sign * byName(one, other);
      case "location":
        return byLocation(one, other, sign) || byName(one, other);
      case "status":
        return sign * (one.VenueStatus.sequence - other.VenueStatus.sequence) || byName(one, other);
    }
  });
}

function byLocation(one: VenueRow, other: VenueRow, sign: number): number {
  const [here, there] = [one.location, other.location];
  if (here === null || there === null) return Number(here === null) - Number(there === null);
  return sign * alphabetical.compare(here, there);
}
