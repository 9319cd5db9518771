import type { Endpoint } from "@bandstand/contracts/endpoint";
import type { AreaTag } from "@bandstand/domain/access-rule";
import { areasTellingOf } from "@bandstand/domain/area-graph";
import { matchQuery, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { isDraft } from "../offline/kept-drafts.ts";

interface AskAgainOptions {
  /** Begins the keys of those that need no asking. */
  known?: QueryKey | undefined;
  /** Nobody would answer now. */
  isLater?: boolean;
}

/**
 * What tells of the tables that a call changes is stale: it is asked for again, at once where it is shown.
 * @returns once what is shown has been asked for; it does not fail
 */
export async function askAgain(
  queries: QueryClient,
  { changes = [] }: Pick<Endpoint, "changes">,
  { known, isLater = false }: AskAgainOptions = {},
): Promise<void> {
  const areas = areasTellingOf(changes);
  if (areas.size === 0) return;
  await queries.invalidateQueries({
    predicate: (query) =>
      mayTell(query, areas) && (known === undefined || !matchQuery({ queryKey: known }, query)),
    refetchType: isLater ? "none" : "active",
  });
}

/** What was put into the cache by hand says nothing of itself until it is shown, and may tell of anything. */
function mayTell({ meta, options, queryKey }: Query, areas: ReadonlySet<AreaTag>): boolean {
  if (meta?.tells) return meta.tells.some((area) => areas.has(area));
  return options.queryFn === undefined && !isDraft(queryKey);
}
