/** The orders that the followers can be brought into. */
import type { Follower } from "@bandstand/contracts/followers";
import type { SortDirection } from "@bandstand/domain/sort-direction";

export type FollowerSort = "since" | "email" | "location" | "source";

const compare = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" }).compare;

const ORDERS: Record<FollowerSort, (one: Follower, other: Follower) => number> = {
  since: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  email: (one, other) => compare(one.TheUser.email, other.TheUser.email),
  location: (one, other) => compare(one.location ?? "", other.location ?? ""),
  source: (one, other) => compare(one.source, other.source),
};

/** Who is alike, stands the latest first. Nowhere comes last, whichever way round. */
export function sortFollowers(
  rows: readonly Follower[],
  { sort, direction }: { sort: FollowerSort; direction: SortDirection },
): readonly Follower[] {
  const way = direction === "asc" ? 1 : -1;
  const nowhere = (row: Follower) => Number(sort === "location" && row.location === null);
  return rows.toSorted(
    (one, other) =>
      nowhere(one) - nowhere(other) || way * ORDERS[sort](one, other) || other.id - one.id,
  );
}
