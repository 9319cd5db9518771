/** What the signed-in pages know of the band, loaded with the first of them. */
import type { QueryClient } from "@tanstack/react-query";
import type { Connection } from "../../lib/offline/connection.ts";
import {
  createKeptQueries,
  forgetAllButDrafts,
  type KeptQueries,
} from "../../lib/offline/kept-queries.ts";
import { indexedKeyValues } from "../../lib/offline/key-values.ts";
import { createQueryClient } from "../../lib/offline/query-client.ts";
import { indexedRecordings } from "../../lib/recordings/recording-store.ts";
import { storageOf } from "../../lib/studio/browser-copies.ts";
import { forgetSent } from "../../lib/studio/local-copies.ts";
import type { Sealer } from "../../lib/session/sealer.ts";

export interface SignedInData extends KeptQueries {
  queries: QueryClient;
}

/** @param sealer null keeps nothing on the device */
export function openSignedInData(
  connection: Connection,
  sealer: Sealer | null,
  build: string,
): SignedInData {
  const queries = createQueryClient(connection);
  const forgetStudios = (): void => forgetSent(storageOf(window));
  if (sealer === null) return { queries, ...inMemory(queries, forgetStudios) };
  const store = indexedKeyValues("bandstand-seen");
  const kept = createKeptQueries({ queries, store, sealer, build });
  // A browser that keeps no recordings has none to forget.
  const forgetRecordings = () =>
    indexedRecordings()
      .clear()
      .catch(() => {});
  return {
    queries,
    open: kept.open,
    async forget() {
      forgetStudios();
      await kept.forget();
      await forgetRecordings();
    },
    async forgetSeen() {
      forgetStudios();
      await kept.forgetSeen();
      await forgetRecordings();
    },
  };
}

function inMemory(queries: QueryClient, forgetStudios: () => void): KeptQueries {
  /** Whose data is in memory. */
  let owner: number | null = null;
  return {
    async open(bandUserId) {
      if (owner !== bandUserId) queries.clear();
      owner = bandUserId;
    },
    async forget() {
      forgetStudios();
      queries.clear();
    },
    async forgetSeen() {
      forgetStudios();
      forgetAllButDrafts(queries);
    },
  };
}
