/** Shows in the cache at once what a change of a record has answered, in its list as well. */
import type { QueryClient } from "@tanstack/react-query";
import type { RecordKeys } from "./record-keys.ts";

export interface RecordCache<Row> {
  /** What the server is telling of the list meanwhile is older, and passed over. */
  changeRows(next: (rows: readonly Row[]) => Row[]): Promise<void>;
  /** In the place of those that are listed, or behind them. */
  put(saved: readonly Row[]): Promise<void>;
  drop(id: number): Promise<void>;
}

export function recordCache<Row extends { id: number }>(
  queries: QueryClient,
  keys: RecordKeys,
): RecordCache<Row> {
  async function changeRows(next: (rows: readonly Row[]) => Row[]): Promise<void> {
    await queries.cancelQueries({ queryKey: keys.list });
    queries.setQueryData<Row[]>(keys.list, (rows) => rows && next(rows));
  }

  return {
    changeRows,
    put(saved) {
      const byId = new Map(saved.map((row) => [row.id, row]));
      return changeRows((rows) => {
        const listed = new Set(rows.map(({ id }) => id));
        return [
          ...rows.map((row) => byId.get(row.id) ?? row),
          ...saved.filter(({ id }) => !listed.has(id)),
        ];
      });
    },
    async drop(id) {
      await changeRows((rows) => rows.filter((row) => row.id !== id));
      queries.removeQueries({ queryKey: keys.one(id) });
    },
  };
}
