import { matchQuery, type QueryClient } from "@tanstack/react-query";
import type { RecordKeys } from "./record-keys.ts";

interface Version {
  id: number;
  updatedAt: string;
}

/** Calls `over` once this device knows the record in another version, whoever has saved it, or has let go of it. */
export function untilSaved(
  queries: QueryClient,
  keys: RecordKeys,
  { id, updatedAt }: Version,
): (over: () => void) => () => void {
  const queryKey = keys.one(id);

  function isSaved(): boolean {
    const listed = queries.getQueryData<Version[]>(keys.list)?.find((row) => row.id === id);
    const shown = queries.getQueriesData<Partial<Version>>({ queryKey }).map(([, data]) => data);
    return [listed, ...shown].some(
      (known) => known?.updatedAt !== undefined && known.updatedAt !== updatedAt,
    );
  }

  return (over) =>
    queries.getQueryCache().subscribe(({ type, query }) => {
      const isGone = type === "removed" && matchQuery({ queryKey }, query);
      if (isGone || isSaved()) over();
    });
}
