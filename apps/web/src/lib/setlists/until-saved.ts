import type { Setlist, SetlistRow } from "@bandstand/contracts/setlists";
import { matchQuery, type QueryClient } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { SETLISTS, setlistKey } from "./setlist-keys.ts";
import { setlistQuery } from "./setlist-query.ts";

/** Calls `over` once this device knows the set list in another version, whoever has saved it, or has let go of it. */
export function untilSaved(
  client: Client,
  queries: QueryClient,
  { id, updatedAt }: Pick<Setlist, "id" | "updatedAt">,
): (over: () => void) => () => void {
  const { queryKey } = setlistQuery(client, id);

  function isSaved(): boolean {
    const listed = queries.getQueryData<SetlistRow[]>(SETLISTS)?.find((row) => row.id === id);
    const known = [queries.getQueryData(queryKey), listed];
    return known.some((setlist) => setlist !== undefined && setlist.updatedAt !== updatedAt);
  }

  return (over) =>
    queries.getQueryCache().subscribe(({ type, query }) => {
      const isGone = type === "removed" && matchQuery({ queryKey: setlistKey(id) }, query);
      if (isGone || isSaved()) over();
    });
}
