import type { BandDocument } from "@bandstand/contracts/documents";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { documentAddress } from "./document-address.ts";
import { documentQuery } from "./document-query.ts";
import { DOCUMENTS_PLACE } from "./documents-place.ts";

interface DocumentLoaderProps extends LoadedRecordProps<BandDocument> {
  documentId: number;
}

export function DocumentLoader({ documentId, ...shown }: DocumentLoaderProps) {
  return (
    <RecordLoader
      id={documentId}
      query={documentQuery}
      noun="document"
      mayBeHidden
      list={DOCUMENTS_PLACE}
      nameOf={({ title }) => title}
      addressOf={documentAddress}
      {...shown}
    />
  );
}
