/** The documents kept on this device, for screens. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { KeptDocuments, KeptDocumentsState } from "./kept-documents.ts";

export const [KeptDocumentsContext, useKeptDocuments] =
  requiredContext<KeptDocuments>("KeptDocuments");

export function useKeptDocumentsState(): KeptDocumentsState {
  const documents = useKeptDocuments();
  return useSyncExternalStore(documents.subscribe, documents.getSnapshot);
}

/** kept: it opens without a network. older: so does its last file, but it has another by now. */
export type DocumentKept = "kept" | "older" | "downloading" | null;

export function documentKept(
  { entries, downloads }: Pick<KeptDocumentsState, "entries" | "downloads">,
  { id, filename }: Pick<DocumentRow, "id" | "filename">,
): DocumentKept {
  if (downloads.has(id)) return "downloading";
  const entry = entries.get(id);
  if (!entry) return null;
  return entry.filename === filename ? "kept" : "older";
}
