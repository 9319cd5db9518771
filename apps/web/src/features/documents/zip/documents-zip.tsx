/** Downloads the files of documents as one ZIP. */
import { useDownloadZip } from "../../../records/downloads/download-zip.ts";
import { ZipPanel } from "../../../ui/downloads/zip-panel.tsx";

interface DocumentsZipProps {
  /** Of documents that have a file. */
  documentIds: readonly number[];
}

const NAME = "Documents";

export function DocumentsZip({ documentIds }: DocumentsZipProps) {
  const zipOf = useDownloadZip();
  return (
    <ZipPanel
      name={NAME}
      count={documentIds.length}
      noun="document"
      download={zipOf({ name: NAME, Documents: documentIds.map((id) => ({ id })) })}
    />
  );
}
