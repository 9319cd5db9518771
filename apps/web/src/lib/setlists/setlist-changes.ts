/** What changes set lists. Each brings the cache to where the server is. */
import {
  type AddSetlist,
  addSetlist,
  copySetlist,
  deleteSetlist,
  type SaveSetlist,
  saveSetlist,
  type Setlist,
  type SetlistRow,
  type SetlistWithSections,
} from "@bandstand/contracts/setlists";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";
import { SETLISTS, setlistKey } from "./setlist-keys.ts";
import { setlistQuery } from "./setlist-query.ts";

export interface SetlistChanges {
  /** With its songs where given. */
  add(setlist: AddSetlist): Promise<Setlist>;
  /** Once it answers, the set list is known anew with the songs that it holds now. */
  save(setlistId: number, changed: SaveSetlist): Promise<Setlist>;
  copy(setlistId: number): Promise<Setlist>;
  /** With `updatedAt` one that was saved since then stays: `changed_meanwhile`. */
  remove(setlistId: number, updatedAt?: string): Promise<void>;
  /** The set list as the server has it now. */
  reload(setlistId: number): Promise<SetlistWithSections>;
}

export function useSetlistChanges(): SetlistChanges {
  const { client } = useServices();
  return createSetlistChanges(client, useQueryClient());
}

export function createSetlistChanges(client: Client, queries: QueryClient): SetlistChanges {
  const idOf = (setlistId: number) => ({ id: String(setlistId) });

  function listChanged<Answer>(answer: Answer): Answer {
    void queries.invalidateQueries({ queryKey: SETLISTS });
    return answer;
  }

  return {
    add: async (setlist) => listChanged(await client.call(addSetlist, { body: setlist })),
    async save(setlistId, changed) {
      const saved = await client.call(saveSetlist, { params: idOf(setlistId), body: changed });
      listChanged(saved);
      // The answer does not tell the songs themselves. A failure here is not one of the save.
      await queries.invalidateQueries({ queryKey: setlistKey(setlistId) });
      return saved;
    },
    copy: async (setlistId) =>
      listChanged(await client.call(copySetlist, { params: idOf(setlistId) })),
    async remove(setlistId, updatedAt) {
      const query = updatedAt === undefined ? {} : { updatedAt };
      await client.call(deleteSetlist, { params: idOf(setlistId), query });
      await queries.cancelQueries({ queryKey: SETLISTS });
      queries.setQueryData<SetlistRow[]>(SETLISTS, (rows) =>
        rows?.filter(({ id }) => id !== setlistId),
      );
      queries.removeQueries({ queryKey: setlistKey(setlistId) });
      listChanged(undefined);
    },
    reload: (setlistId) => queries.query({ ...setlistQuery(client, setlistId), staleTime: 0 }),
  };
}
