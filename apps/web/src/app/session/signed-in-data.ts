/** What the signed-in pages know of the band, loaded with the first of them. */
import type { QueryClient } from "@tanstack/react-query";
import type { Connection } from "../../lib/offline/connection.ts";
import { createKeptQueries, type KeptQueries } from "../../lib/offline/kept-queries.ts";
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
  return {
    queries,
    open: kept.open,
    async forget() {
      forgetStudios();
      await kept.forget();
      // A browser that keeps no recordings has none to forget.
      await indexedRecordings()
        .clear()
        .catch(() => {});
    },
  };
}

function inMemory(queries: QueryClient, forgetStudios: () => void): KeptQueries {
  let current: number | null = null;
  return {
    async open(bandUserId) {
      if (current !== null && current !== bandUserId) queries.clear();
      current = bandUserId;
    },
    async forget() {
      forgetStudios();
      current = null;
      queries.clear();
    },
  };
}
