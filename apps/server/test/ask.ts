/** Any call of the contract with any request, answered as text: what tests that walk the whole contract read. */
import { type Endpoint, isEventStream } from "@bandstand/contracts/endpoint";
import { addressOf, type TestApi } from "./api.ts";
import { pdfFile } from "./pdf-files.ts";
import { readZip } from "./zip.ts";

export interface AnyRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface Asked {
  status: number;
  /** What a file is called and holds, of a ZIP the names and contents of its files, of a stream of events the first. */
  text: string;
}

interface Options {
  token?: string;
  method?: string;
  /** What an upload sends. */
  file?: Buffer;
}

export async function ask(
  api: Pick<TestApi, "fetch">,
  endpoint: Endpoint,
  request: AnyRequest,
  { token, method = endpoint.method, file }: Options = {},
): Promise<Asked> {
  const leaving = new AbortController();
  const { body, headers } = bodyOf(endpoint, request, file);
  const response = await api.fetch(addressOf(endpoint, request), {
    method,
    headers,
    signal: leaving.signal,
    ...(token !== undefined && { token }),
    ...(body !== undefined && method !== "HEAD" && { body }),
  });
  const { status } = response;
  const head = response.headers.get("content-disposition") ?? "";
  if (status === 200 && method !== "HEAD" && isEventStream(endpoint.answer)) {
    const first = await response.body?.getReader().read();
    leaving.abort();
    return { status, text: Buffer.from(first?.value ?? []).toString() };
  }
  const content = Buffer.from(await response.arrayBuffer());
  const isZip = response.headers.get("content-type") === "application/zip" && content.length > 0;
  return { status, text: `${head}\n${isZip ? textsOf(content) : content.toString("latin1")}` };
}

function bodyOf(endpoint: Endpoint, { body }: AnyRequest, file: Buffer | undefined) {
  if (endpoint.body === "upload" && file !== undefined) {
    const form = new FormData();
    const isPaper = endpoint.path.startsWith("/documentupload");
    if (isPaper) form.set("title", "Stage plot");
    const content = isPaper ? pdfFile() : file;
    form.set("file", new Blob([new Uint8Array(content)]), isPaper ? "plot.pdf" : "take.mp3");
    return { body: form, headers: {} };
  }
  if (body === undefined) return { body: undefined, headers: {} };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

function textsOf(zip: Buffer): string {
  return readZip(zip)
    .map(({ name, content }) => `${name}\n${content.toString("latin1")}`)
    .join("\n");
}
