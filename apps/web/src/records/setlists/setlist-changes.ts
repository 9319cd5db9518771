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
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { recordCache } from "../kit/record-cache.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { SETLIST_KEYS } from "./setlist-keys.ts";
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
  const change = createChange(client, queries);
  const { drop } = recordCache<SetlistRow>(queries, SETLIST_KEYS);

  return {
    add: (setlist) => change(addSetlist, { body: setlist }),
    async save(setlistId, changed) {
      const queryKey = SETLIST_KEYS.one(setlistId);
      const request = { params: paramsOf(setlistId), body: changed };
      const saved = await change(saveSetlist, request, { known: () => queryKey });
      // The answer does not tell the songs themselves. A failure here is not one of the save.
      await queries.invalidateQueries({ queryKey });
      return saved;
    },
    copy: (setlistId) => change(copySetlist, { params: paramsOf(setlistId) }),
    async remove(setlistId, updatedAt) {
      const query = updatedAt === undefined ? {} : { updatedAt };
      const request = { params: paramsOf(setlistId), query };
      await change(deleteSetlist, request, { show: () => drop(setlistId) });
    },
    reload: (setlistId) => queries.query({ ...setlistQuery(client, setlistId), staleTime: 0 }),
  };
}
