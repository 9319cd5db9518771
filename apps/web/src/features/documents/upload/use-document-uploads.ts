/** Sends files as soon as they are chosen. One that fails leaves the others, and can be begun again. */
import { useEffect, useRef, useState } from "react";
import { randomId } from "../../../lib/random-id.ts";
import type { UploadOptions } from "../../../lib/http/upload.ts";
import {
  createUploadRunner,
  type UploadEvent,
  type UploadRunner,
} from "../../../lib/uploads/upload-runner.ts";
import {
  refusalOf,
  type UploadAction,
  type UploadedFile,
  uploadReducer,
} from "../../../records/documents/document-upload.ts";

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
  const runner = useRef<UploadRunner>(null);
  const last = useRef(0);
  // The runner outlives the render that it was made in.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => runner.current?.cancelAll(), []);

  function dispatch(action: UploadAction): void {
    latest.current = uploadReducer(latest.current, action);
    show(latest.current);
  }

  function onEvent(event: UploadEvent<void>): void {
    dispatch(event);
    if (event.type !== "done") return;
    done.current(latest.current.filter(({ progress }) => progress.state !== "done").length);
  }

  function runnerNow(): UploadRunner {
    runner.current ??= createUploadRunner<void>({
      waiting: () =>
        latest.current.flatMap(({ id, progress }) => (progress.state === "waiting" ? [id] : [])),
      async send(id, options) {
        const one = sent.current.get(id);
        if (!one) throw new Error("This file is gone. Choose it again.");
        await one.send(one.file, one.key, options);
      },
      describe,
      onEvent,
    });
    return runner.current;
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
      runnerNow().wake();
    },
    again(id) {
      dispatch({ type: "again", id });
      runnerNow().wake();
    },
    cancel: (id) => runnerNow().cancel(id),
  };
}
