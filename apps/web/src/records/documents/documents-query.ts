/** Lists of documents: of the band, of one record, and what a search finds in the words of PDFs as well. */
import { DOCUMENTS_AT_ONCE, listDocuments } from "@bandstand/contracts/documents";
import type { DocumentContext, DocumentRelation } from "@bandstand/domain/document-places";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { DOCUMENT_KEYS } from "./document-keys.ts";
import { readAllDocuments } from "./read-all-documents.ts";

const limit = String(DOCUMENTS_AT_ONCE.most);

/** All that the member may see. */
export const documentsQuery = (client: Client) => ({
  ...REFETCH_ALWAYS,
  ...callQuery(client, DOCUMENT_KEYS.list, listDocuments, { query: { limit } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readAllDocuments(client, signal),
});

export function useDocuments({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...documentsQuery(client), enabled });
}

/** Nothing is asked for without a text. */
export function useFoundDocuments(search: string) {
  const { client } = useServices();
  return useQuery({
    ...callQuery(client, ["documents found", search], listDocuments, { query: { limit, search } }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
}

/** What documents are attached to. */
export interface DocumentPlace {
  relation: Exclude<DocumentRelation, "band">;
  id: number;
}

/** As the rules about rights and categories take it; the band itself where nothing is named. */
export function contextOf(place: DocumentPlace | undefined): DocumentContext {
  const idOf = (relation: DocumentPlace["relation"]) =>
    place?.relation === relation ? place.id : null;
  return { songId: idOf("song"), venueId: idOf("venue"), eventId: idOf("event") };
}

export function useAttachedDocuments(place: DocumentPlace) {
  const { relation, id } = place;
  const { client } = useServices();
  const { data: all } = useDocuments({ enabled: false });
  const attached = useQuery({
    ...REFETCH_ALWAYS,
    ...callQuery(client, ["documents of", relation, id], listDocuments, {
      query: { limit, relation, rid: String(id) },
    }),
  });
  // Without a network, what is known of all documents says it as well.
  const known = useMemo(
    () => all?.filter((row) => row[`${relation}Id`] === id),
    [all, relation, id],
  );
  return { ...attached, data: attached.data ?? (attached.error ? known : undefined) };
}
