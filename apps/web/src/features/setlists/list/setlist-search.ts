/** The choices of the set lists in their address. */
import {
  ACTIVE_STATUS_GROUPS,
  STATUS_GROUPS,
  type StatusGroupTag,
} from "@bandstand/domain/setlist-status";
import {
  chosen,
  type ListSearch,
  readListSearch,
  type SortFields,
  tagParam,
} from "../../../records/kit/list-address.ts";
import type { SetlistSort } from "./sort-setlists.ts";

export interface SetlistSearch extends ListSearch<SetlistSort> {
  /** Tags parted by points, for instance `A.PR`. */
  groups?: string;
}

export const SETLIST_SORTS: SortFields<SetlistSort> = [
  { value: "gig", label: "Next gig" },
  { value: "name", label: "Name" },
  { value: "length", label: "Running time" },
  { value: "changed", label: "Last changed", first: "desc" },
];

export const GROUPS = tagParam<StatusGroupTag>({
  tags: STATUS_GROUPS.map(({ tag }) => tag),
  usual: ACTIVE_STATUS_GROUPS,
  separator: ".",
});

export function readSetlistSearch(raw: Record<string, unknown>): SetlistSearch {
  return chosen({
    ...readListSearch(raw, SETLIST_SORTS),
    groups: GROUPS.read(raw["groups"]),
  });
}
