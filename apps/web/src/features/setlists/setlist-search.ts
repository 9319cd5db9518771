/** The list's choices as the address keeps them, so that Back and links bring the same list. */
import {
  ACTIVE_STATUS_GROUPS,
  STATUS_GROUPS,
  type StatusGroupTag,
} from "@bandstand/domain/setlist-status";
import type { SortDirection } from "@bandstand/domain/song-list";
import type { SetlistSort } from "./sort-setlists.ts";

export interface SetlistSearch {
  search?: string;
  /** Tags parted by points, for instance `A.PR`; left out, the default ones. `none` for no group at all. */
  groups?: string;
  sort?: SetlistSort;
  direction?: SortDirection;
}

export const SETLIST_SORTS: readonly { value: SetlistSort; label: string }[] = [
  { value: "name", label: "Name" },
  { value: "gig", label: "Next gig" },
  { value: "length", label: "Running time" },
  { value: "changed", label: "Last changed" },
];

const GROUPS = /^(none|(A|PR|PL|PM)(\.(A|PR|PL|PM)){0,3})$/;

/** Reads an address that somebody may have typed: what it does not know it leaves out. */
export function readSetlistSearch(raw: Record<string, unknown>): SetlistSearch {
  const { search, groups, direction } = raw;
  const sort = SETLIST_SORTS.find(({ value }) => value === raw["sort"])?.value ?? "name";
  return {
    ...(typeof search === "string" && search !== "" && { search }),
    ...(typeof groups === "string" && GROUPS.test(groups) && { groups }),
    ...(sort !== "name" && { sort }),
    ...(direction === "desc" && { direction }),
  };
}

/** What the address says of the groups, as tags in their order. */
export function groupsOf(groups: string | undefined): readonly StatusGroupTag[] {
  if (groups === undefined) return ACTIVE_STATUS_GROUPS;
  const picked = groups.split(".");
  return STATUS_GROUPS.map(({ tag }) => tag).filter((tag) => picked.includes(tag));
}

/** Undefined for the default ones, which the address leaves out. */
export function groupsParam(groups: readonly StatusGroupTag[]): string | undefined {
  const tags = STATUS_GROUPS.map(({ tag }) => tag).filter((tag) => groups.includes(tag));
  if (tags.join() === ACTIVE_STATUS_GROUPS.join()) return undefined;
  return tags.length === 0 ? "none" : tags.join(".");
}
