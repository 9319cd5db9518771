/** Sends one file with true progress: `fetch` cannot tell how much has left the browser, XMLHttpRequest can. */
import type { Answer, Endpoint, Request } from "@bandstand/contracts/endpoint";
import { addressOf, failureFrom, Offline } from "./client.ts";

export interface UploadOptions {
  token: string;
  signal: AbortSignal;
  /** From 0 to 1: the share of the file that has been sent. */
  onProgress: (share: number) => void;
}

export function upload<E extends Endpoint & { body: "upload" }>(
  endpoint: E,
  { params }: Pick<Request<E>, "params">,
  file: File,
  { token, signal, onProgress }: UploadOptions,
): Promise<Answer<E>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<E>>();
  const xhr = new XMLHttpRequest();
  xhr.open(endpoint.method, addressOf(endpoint, { params }));
  xhr.setRequestHeader("authorization", `Bearer ${token}`);
  xhr.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  xhr.addEventListener("load", () => {
    if (xhr.status >= 200 && xhr.status < 300) resolve(JSON.parse(xhr.responseText) as Answer<E>);
    else reject(failureFrom(xhr.status, xhr.responseText));
  });
  xhr.addEventListener("error", () => reject(new Offline()));
  xhr.addEventListener("abort", () => reject(signal.reason));
  signal.addEventListener("abort", () => xhr.abort(), { once: true });

  const form = new FormData();
  form.set("file", file);
  if (signal.aborted) reject(signal.reason);
  else xhr.send(form);
  return promise;
}
