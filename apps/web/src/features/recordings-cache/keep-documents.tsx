/** Keeps the documents of this device up to date. */
import { useKeptDocumentsState } from "../../records/documents/kept-documents-context.ts";
import { latePart } from "../../ui/parts/late-part.ts";
import { useKeeper } from "./use-keeper.ts";

const DocumentsKeeper = latePart(
  async () => (await import("./documents-keeper.tsx")).DocumentsKeeper,
);

export function KeepDocuments() {
  const { entries } = useKeptDocumentsState();
  return useKeeper(DocumentsKeeper, entries.size > 0) ? <DocumentsKeeper /> : null;
}
