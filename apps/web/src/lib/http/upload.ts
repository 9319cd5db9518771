/** Sends one file, or a long text, with true progress: `fetch` cannot tell how much has left the browser, XMLHttpRequest can. */
import { Offline } from "./call-errors.ts";

export interface SendOptions {
  signal: AbortSignal;
  /** From 0 to 1: the share of it that has been sent. */
  onProgress: (share: number) => void;
}

export interface UploadOptions extends SendOptions {
  /** What is said of the file, before it in the form. */
  fields?: Readonly<Record<string, string>>;
}

interface Destination {
  method: string;
  address: string;
  bearer: string | null;
}

export interface FileAnswer {
  status: number;
  body: string;
  /** The header as it came. */
  retryAfter: string | null;
}

/**
 * Sends the file as the multipart field `file`.
 * @returns the answer, whatever its status
 * @throws Offline, or the signal's reason
 */
export async function sendFile(
  xhr: XMLHttpRequest,
  destination: Destination,
  file: File,
  { fields = {}, ...options }: UploadOptions,
): Promise<FileAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file);
  return sendBody(xhr, destination, form, options);
}

interface JsonOptions {
  signal: AbortSignal | undefined;
  onProgress: (share: number) => void;
  /** Milliseconds until the server counts as unreachable, from where all has left: a slow line has the time it needs. */
  timeout: number;
}

/**
 * Sends a body that is JSON.
 * @returns the answer, whatever its status
 * @throws Offline, or the signal's reason
 */
export async function sendJson(
  xhr: XMLHttpRequest,
  destination: Destination,
  json: string,
  { signal, onProgress, timeout }: JsonOptions,
): Promise<Response> {
  const late = new AbortController();
  const { status, body, retryAfter } = await sendBody(xhr, destination, json, {
    signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    onProgress(share) {
      if (share === 1)
        AbortSignal.timeout(timeout).addEventListener("abort", () => late.abort(new Offline()));
      onProgress(share);
    },
  });
  const headers = { ...(retryAfter !== null && { "retry-after": retryAfter }) };
  return new Response(body === "" ? null : body, { status, headers });
}

async function sendBody(
  xhr: XMLHttpRequest,
  { method, address, bearer }: Destination,
  body: FormData | string,
  { signal, onProgress }: SendOptions,
): Promise<FileAnswer> {
  signal.throwIfAborted();
  const stop = (): void => xhr.abort();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await new Promise<FileAnswer>((resolve, reject) => {
      xhr.open(method, address);
      xhr.setRequestHeader("accept", "application/json");
      if (typeof body === "string") xhr.setRequestHeader("content-type", "application/json");
      if (bearer !== null) xhr.setRequestHeader("authorization", `Bearer ${bearer}`);
      xhr.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      xhr.addEventListener("load", () =>
        resolve({
          status: xhr.status,
          body: xhr.responseText,
          retryAfter: xhr.getResponseHeader("retry-after"),
        }),
      );
      xhr.addEventListener("error", () => reject(new Offline()));
      xhr.addEventListener("abort", () => reject(reasonOf(signal)));
      xhr.send(body);
    });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Offline(signal.reason);
}
