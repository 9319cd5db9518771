/** The file of a document: to show it part by part, and to have it. */
import {
  downloadDocument,
  getDocumentImage,
  getDocumentLink,
} from "@bandstand/contracts/document-files";
import type { DocumentRow } from "@bandstand/contracts/documents";
import { useMemo } from "react";
import { blobSource, remoteSource } from "../../lib/files/byte-source.ts";
import { saveBlob } from "../../lib/files/file-target.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { ViewedFile } from "../../ui/viewer/viewed-file.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { useKeptDocuments } from "./kept-documents-context.ts";

type FiledDocument = Pick<DocumentRow, "id" | "title" | "filename" | "originalName" | "size">;

export function useDownloadDocument(): (
  document: FiledDocument,
  version?: number,
) => Promise<void> {
  const { client } = useServices();
  const kept = useKeptDocuments();
  const notify = useNotify();
  return async ({ id, title, filename, originalName }, version) => {
    const name = originalName ?? title;
    try {
      const here = version === undefined ? await kept.find(id) : undefined;
      if (here?.filename === filename) return saveBlob(here.blob, name);
      const query = version === undefined ? {} : { version: String(version) };
      const file = await client.call(downloadDocument, { params: paramsOf(id), query });
      saveBlob(file, name);
    } catch (error) {
      notify.failed("The document was not downloaded", error);
    }
  };
}

/** Null while there is no file yet. */
export function useViewedDocument(document: FiledDocument): ViewedFile | null {
  const { client } = useServices();
  const kept = useKeptDocuments();
  const download = useDownloadDocument();
  const { id, filename, originalName, title, size } = document;
  // Each upload has a name of its own: with the next it is another file.
  const { open, drawn } = useMemo(() => {
    const find = async () => {
      const here = await kept.find(id);
      return here?.filename === filename ? here : undefined;
    };
    return {
      async open(signal: AbortSignal) {
        const here = await find();
        if (here) return blobSource(here.blob);
        return remoteSource({
          signal,
          address: async () => {
            const link = await client.call(getDocumentLink, { params: paramsOf(id) }, { signal });
            return link.url;
          },
        });
      },
      drawn: async (signal: AbortSignal) =>
        (await find())?.drawn ??
        client.call(getDocumentImage, { params: paramsOf(id), query: {} }, { signal }),
    };
  }, [client, kept, id, filename]);
  if (filename === null) return null;
  const name = originalName ?? title;
  return { name, size, open, drawn, download: () => void download(document) };
}
