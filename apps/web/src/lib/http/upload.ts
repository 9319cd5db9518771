/** Sends one file with true progress: `fetch` cannot tell how much has left the browser, XMLHttpRequest can. */
import { Offline } from "./call-errors.ts";

export interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1: the share of the file that has been sent. */
  onProgress: (share: number) => void;
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
  { method, address, bearer }: Destination,
  file: File,
  { signal, onProgress, fields = {} }: UploadOptions,
): Promise<FileAnswer> {
  signal.throwIfAborted();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file);
  const stop = (): void => xhr.abort();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await new Promise<FileAnswer>((resolve, reject) => {
      xhr.open(method, address);
      xhr.setRequestHeader("accept", "application/json");
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
      xhr.send(form);
    });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Offline(signal.reason);
}
