/** What the signed-in pages know of the band, loaded with the first of them. */
import type { QueryClient } from "@tanstack/react-query";
import type { Connection } from "../../lib/offline/connection.ts";
import { held } from "../../lib/drafts/held-drafts.ts";
import {
  createPersistedQueries,
  forgetAllButDrafts,
  type PersistedQueries,
} from "../../lib/offline/persisted-queries.ts";
import { indexedKeyValues } from "../../lib/offline/key-values.ts";
import { createQueryClient } from "../../lib/offline/query-client.ts";
import { indexedDocuments } from "../../records/documents/kept-documents.ts";
import { indexedRecordings } from "../../records/recordings/recording-store.ts";
import { storageOf } from "../../records/studio/browser-copies.ts";
import { forgetSent } from "../../records/studio/local-copies.ts";
import type { Cipher } from "../../lib/session/cipher.ts";
import { followTextSize } from "./follow-text-size.ts";

export interface SignedInData extends PersistedQueries {
  queries: QueryClient;
}

/** @param cipher null keeps nothing on the device */
export function openSignedInData(
  connection: Connection,
  cipher: Cipher | null,
  build: string,
): SignedInData {
  // Comes with the first signed-in page as well, which does not wait for it.
  followTextSize(window);
  const queries = createQueryClient(connection);
  const forgetStudios = (): void => forgetSent(storageOf(window));
  if (cipher === null) return { queries, ...inMemory(queries, forgetStudios) };
  const store = indexedKeyValues("bandstand-seen");
  const kept = createPersistedQueries({ queries, store, cipher, build, held: held.names });
  // A browser that keeps no files has none to forget.
  const forgetFiles = async (): Promise<void> => {
    await Promise.all(
      [indexedRecordings(), indexedDocuments()].map((files) => files.clear().catch(() => {})),
    );
  };
  return {
    queries,
    open: kept.open,
    async forget() {
      forgetStudios();
      await kept.forget();
      await forgetFiles();
    },
    async forgetSeen() {
      forgetStudios();
      await kept.forgetSeen();
      await forgetFiles();
    },
  };
}

function inMemory(queries: QueryClient, forgetStudios: () => void): PersistedQueries {
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
