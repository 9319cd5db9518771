/** A document is live: whoever has it open sees what others save. */
import { watchDocument } from "@bandstand/contracts/documents";
import { DOCUMENT_KEYS } from "./document-keys.ts";
import { documentQuery } from "./document-query.ts";

export const LIVE_DOCUMENT = {
  keys: DOCUMENT_KEYS,
  query: documentQuery,
  watch: watchDocument,
  notFound: "document_not_found",
} as const;
