/** The choices of the venues in their address. */
import {
  USUAL_VENUE_STATUSES,
  VENUE_STATUSES,
  type VenueStatusTag,
} from "@bandstand/domain/venue-status";
import {
  chosen,
  type ListSearch,
  readListSearch,
  type SortFields,
  tagParam,
} from "../../../records/kit/list-address.ts";
import type { VenueSort } from "./sort-venues.ts";

export interface VenueSearch extends ListSearch<VenueSort> {
  /** Tags parted by points: `PL.RC`. */
  status?: string;
}

export const VENUE_SORTS: SortFields<VenueSort> = [
  { value: "name", label: "Name" },
  { value: "location", label: "Location" },
  { value: "status", label: "Status" },
];

export const STATUSES = tagParam<VenueStatusTag>({
  tags: VENUE_STATUSES.map(({ tag }) => tag),
  usual: USUAL_VENUE_STATUSES,
  separator: ".",
});

export function readVenueSearch(raw: Record<string, unknown>): VenueSearch {
  return chosen({
    ...readListSearch(raw, VENUE_SORTS),
    status: STATUSES.read(raw["status"]),
  });
}
