/** The file of a document: to show it part by part, and to have it. */
import { downloadDocument, getDocumentLink } from "@bandstand/contracts/document-files";
import type { DocumentRow } from "@bandstand/contracts/documents";
import { useMemo } from "react";
import { remoteSource } from "../../lib/files/byte-source.ts";
import { saveBlob } from "../../lib/files/file-target.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { ViewedFile } from "../../ui/viewer/viewed-file.ts";
import { paramsOf } from "../kit/record-keys.ts";

type FiledDocument = Pick<DocumentRow, "id" | "title" | "filename" | "originalName" | "size">;

export function useDownloadDocument(): (
  document: FiledDocument,
  version?: number,
) => Promise<void> {
  const { client } = useServices();
  const notify = useNotify();
  return async ({ id, title, originalName }, version) => {
    try {
      const query = version === undefined ? {} : { version: String(version) };
      const file = await client.call(downloadDocument, { params: paramsOf(id), query });
      saveBlob(file, originalName ?? title);
    } catch (error) {
      notify.failed("The document was not downloaded", error);
    }
  };
}

/** Null while there is no file yet. */
export function useViewedDocument(document: FiledDocument): ViewedFile | null {
  const { client } = useServices();
  const download = useDownloadDocument();
  const { id, filename, originalName, title, size } = document;
  // Each upload has a name of its own: with the next it is another file.
  const open = useMemo<ViewedFile["open"]>(
    () => (signal) =>
      remoteSource({
        signal,
        address: async () => {
          const link = await client.call(getDocumentLink, { params: paramsOf(id) }, { signal });
          return link.url;
        },
      }),
    [client, id, filename],
  );
  if (filename === null) return null;
  return { name: originalName ?? title, size, open, download: () => void download(document) };
}
