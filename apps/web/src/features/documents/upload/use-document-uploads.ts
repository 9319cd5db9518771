/** Sends files as soon as they are chosen, two at a time. One that fails leaves the others, and can be begun again. */
import { useEffect, useRef, useState } from "react";
import { randomId } from "../../../lib/random-id.ts";
import type { UploadOptions } from "../../../lib/http/upload.ts";
import {
  refusalOf,
  type UploadAction,
  type UploadedFile,
  uploadReducer,
} from "../../../records/documents/document-upload.ts";

/** More would only part the same line. */
const AT_ONCE = 2;

export interface RefusedFile {
  name: string;
  reason: string;
}

interface Sent {
  file: File;
  /** A second try is the same upload. */
  key: string;
  send: SendFile;
}

export type SendFile = (file: File, key: string, options: UploadOptions) => Promise<void>;

export interface DocumentUploads {
  files: readonly UploadedFile[];
  refused: readonly RefusedFile[];
  /** @param send as it is to be sent, however the form changes later */
  begin: (chosen: readonly File[], send: SendFile) => void;
  again: (id: number) => void;
  cancel: (id: number) => void;
}

export function useDocumentUploads(
  describe: (error: unknown) => string,
  onDone: (left: number) => void,
): DocumentUploads {
  const [files, show] = useState<readonly UploadedFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Two report between two renders: each must meet what the one before left.
  const latest = useRef(files);
  const sent = useRef(new Map<number, Sent>());
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const ending of current.values()) ending.abort();
    };
  }, []);

  function dispatch(action: UploadAction): void {
    latest.current = uploadReducer(latest.current, action);
    show(latest.current);
  }

  async function upload(id: number, { file, key, send }: Sent): Promise<void> {
    const ending = new AbortController();
    running.current.set(id, ending);
    const tell = (progress: UploadedFile["progress"]) =>
      ending.signal.aborted || dispatch({ type: "progress", id, progress });
    tell({ state: "uploading", share: 0 });
    try {
      const onProgress = (share: number) => void tell({ state: "uploading", share });
      await send(file, key, { signal: ending.signal, onProgress });
      tell({ state: "done" });
      onDone(latest.current.filter(({ progress }) => progress.state !== "done").length);
    } catch (error) {
      tell({ state: "failed", message: describe(error) });
    } finally {
      running.current.delete(id);
      wake();
    }
  }

  function wake(): void {
    for (const { id, progress } of latest.current) {
      if (running.current.size >= AT_ONCE) return;
      const one = sent.current.get(id);
      if (progress.state === "waiting" && one) void upload(id, one);
    }
  }

  return {
    files,
    refused,
    begin(chosen, send) {
      const told = chosen.map((file) => ({ file, reason: refusalOf(file) }));
      const good = told.filter(({ reason }) => reason === null);
      setRefused(
        told.flatMap(({ file, reason }) => (reason === null ? [] : [{ name: file.name, reason }])),
      );
      const added = good.map(({ file }) => {
        last.current += 1;
        sent.current.set(last.current, { file, key: randomId(), send });
        return { id: last.current, name: file.name, size: file.size };
      });
      dispatch({ type: "add", files: added });
      wake();
    },
    again(id) {
      dispatch({ type: "progress", id, progress: { state: "waiting" } });
      wake();
    },
    cancel(id) {
      running.current.get(id)?.abort();
      running.current.delete(id);
      dispatch({ type: "remove", id });
      wake();
    },
  };
}
