/** Brings the file of a document from the server, to be kept on this device. */
import { getDocumentImage, getDocumentLink } from "@bandstand/contracts/document-files";
import type { BandDocument } from "@bandstand/contracts/documents";
import { Failure } from "@bandstand/contracts/failure";
import { downloadBlob, type DownloadOptions } from "../../lib/files/download-blob.ts";
import type { Client } from "../../lib/http/client.ts";
import { viewedKind } from "../../ui/viewer/viewed-file.ts";
import { paramsOf } from "../kit/record-keys.ts";
import type { KeptDocument } from "./kept-documents.ts";

interface FetchDocumentOptions {
  client: Client;
  readDocument: (id: number) => Promise<BandDocument>;
  now: () => Date;
}

export async function fetchDocument(
  id: number,
  { client, readDocument, now }: FetchDocumentOptions,
  download: DownloadOptions,
): Promise<KeptDocument> {
  const { signal } = download;
  const document = await readDocument(id);
  const { filename, originalName, title } = document;
  if (filename === null) throw new Failure("no_document_file");
  const { url } = await client.call(getDocumentLink, { params: paramsOf(id) }, { signal });
  const { blob } = await downloadBlob(url, download);
  const isDrawn = viewedKind(originalName ?? title) === "drawn";
  const drawn = isDrawn
    ? await client.call(getDocumentImage, { params: paramsOf(id), query: {} }, { signal })
    : null;
  return { document, filename, blob, drawn, cachedAt: now().toISOString() };
}
