/** The documents that a member keeps on this device, wired to the server and to what the screens know. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { BandDocument, DocumentRow } from "@bandstand/contracts/documents";
import { downloadStallTimeout } from "@bandstand/domain/recording-cache";
import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../../lib/services/services-context.ts";
import { DOCUMENT_KEYS } from "../../records/documents/document-keys.ts";
import { documentQuery } from "../../records/documents/document-query.ts";
import {
  browserDocuments,
  createKeptDocuments,
  type KeptDocuments,
} from "../../records/documents/kept-documents.ts";
import { askToStay } from "../../records/recordings/ask-to-stay.ts";

export function memberDocuments(
  { userId, bandId }: BandUser,
  { client, connection }: Pick<Services, "client" | "connection">,
  queries: QueryClient,
): KeptDocuments {
  let stopListing = (): unknown => undefined;
  const documents = createKeptDocuments({
    store: browserDocuments(window),
    userId,
    bandId,
    async fetch(id, signal, onProgress) {
      void askToStay(navigator);
      const { fetchDocument } = await import("../../records/documents/fetch-document.ts");
      const options = {
        client,
        readDocument: (one: number) =>
          queries.query({ ...documentQuery(client, one), staleTime: 0 }),
        now: () => new Date(),
      };
      return fetchDocument(id, options, {
        signal,
        stallTimeout: downloadStallTimeout(window.innerWidth),
        onProgress: (loaded, total) => onProgress(total === null ? 0 : loaded / total),
      });
    },
    onRestored(restored) {
      for (const document of restored)
        queries.setQueryData(
          DOCUMENT_KEYS.one(document.id),
          (known: BandDocument | undefined) => known ?? document,
          { updatedAt: 0 },
        );
      // What another build has seen is forgotten. Without a network, the documents kept here are still a list.
      const listThem = (): void => {
        if (connection.isOnline() || restored.length === 0) return;
        queries.setQueryData(
          DOCUMENT_KEYS.list,
          (known: DocumentRow[] | undefined) => known ?? [...restored],
          { updatedAt: 0 },
        );
      };
      listThem();
      stopListing = connection.subscribe(listThem);
    },
  });
  return {
    ...documents,
    close() {
      stopListing();
      documents.close();
    },
  };
}
