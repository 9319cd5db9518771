/** Keeps what is kept of documents as the band has it: another file is brought, and what is gone goes. */
import { listDocuments } from "@bandstand/contracts/documents";
import { useEffect, useRef } from "react";
import { useIsOnline } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useDocuments } from "../../records/documents/documents-query.ts";
import {
  useKeptDocuments,
  useKeptDocumentsState,
} from "../../records/documents/kept-documents-context.ts";
import { outdatedDocuments } from "../../records/documents/outdated-documents.ts";

export function DocumentsKeeper() {
  const documents = useKeptDocuments();
  const { entries } = useKeptDocumentsState();
  const isOnline = useIsOnline();
  const mayRead = useMay(listDocuments);
  const { data: rows, dataUpdatedAt: at, isFetching } = useDocuments({ enabled: mayRead });
  const tried = useRef(new Set<string>());

  useEffect(() => {
    if (!mayRead || !isOnline || isFetching || !rows) return;
    const { gone, older } = outdatedDocuments(entries.values(), { rows, at });
    for (const id of gone) void documents.remove(id).catch(() => {});
    for (const id of older) {
      // One that does not come is asked for once for each list, not again and again.
      const once = `${id} ${at}`;
      if (tried.current.has(once)) continue;
      tried.current.add(once);
      void documents.keep(id).catch(() => {});
    }
  }, [mayRead, isOnline, isFetching, rows, at, entries, documents]);
  return null;
}
