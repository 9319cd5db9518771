/** Sending the files of documents as a browser does. */
import type { FailureBody } from "@bandstand/contracts/failure";
import type { BandDocument } from "@bandstand/contracts/documents";
import type { TestApi } from "./api.ts";
import { pdfFile } from "./pdf-files.ts";

export interface PaperOf {
  token?: string;
  /** Of a document that is there; a new one when left out. */
  id?: number;
  content?: Buffer;
  /** What the uploader calls the file. */
  name?: string;
  fields?: Record<string, string>;
  key?: string;
  /** Puts the file before the fields. */
  isFileFirst?: boolean;
}

export async function sendPaper(
  api: Pick<TestApi, "fetch">,
  { token, id, content = pdfFile(), name = "plot.pdf", fields, key, isFileFirst }: PaperOf,
): Promise<{ status: number; document: BandDocument; failure: FailureBody }> {
  const form = new FormData();
  const { title = "Stage plot", ...others } = fields ?? {};
  const said = Object.entries(id === undefined ? { title, ...others } : (fields ?? {}));
  if (isFileFirst) form.append("file", new Blob([new Uint8Array(content)]), name);
  for (const [field, value] of said) form.append(field, value);
  if (!isFileFirst) form.append("file", new Blob([new Uint8Array(content)]), name);
  const place = id === undefined ? "" : `/${id}`;
  const query = key === undefined ? "" : `?key=${key}`;
  const response = await api.fetch(`/api/documentupload${place}${query}`, {
    method: "POST",
    body: form,
    ...(token !== undefined && { token }),
  });
  const read: unknown = await response.json();
  return {
    status: response.status,
    document: read as BandDocument,
    failure: read as FailureBody,
  };
}
