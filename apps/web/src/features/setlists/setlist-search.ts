/** The list's choices as the address keeps them, so that Back and links bring the same list. */
import {
  ACTIVE_STATUS_GROUPS,
  STATUS_GROUPS,
  type StatusGroupTag,
} from "@bandstand/domain/setlist-status";

export interface SetlistSearch {
  search?: string;
  /** Tags parted by points, for instance `A.PR`; left out, the default ones. `none` for no group at all. */
  groups?: string;
}

const GROUPS = /^(none|(A|PR|PL|PM)(\.(A|PR|PL|PM)){0,3})$/;

/** Reads an address that somebody may have typed: what it does not know it leaves out. */
export function readSetlistSearch(raw: Record<string, unknown>): SetlistSearch {
  const { search, groups } = raw;
  return {
    ...(typeof search === "string" && search !== "" && { search }),
    ...(typeof groups === "string" && GROUPS.test(groups) && { groups }),
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
