import { listDocuments } from "@bandstand/contracts/documents";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { documentsQuery } from "./documents-query.ts";
import { useKeptDocuments } from "./kept-documents-context.ts";
import { missingPapers } from "./missing-papers.ts";

/** Asks which documents of songs have yet to come here; none where the member may not read documents. */
export function useMissingPapers(): (songIds: Iterable<number>) => Promise<readonly number[]> {
  const { client } = useServices();
  const queries = useQueryClient();
  const documents = useKeptDocuments();
  const mayRead = useMay(listDocuments);
  return async (songIds) => {
    if (!mayRead) return [];
    const [rows] = await Promise.all([
      queries.query({ ...documentsQuery(client), staleTime: 0 }),
      documents.ready(),
    ]);
    return missingPapers(rows, songIds, documents.getSnapshot().entries).map(({ id }) => id);
  };
}
