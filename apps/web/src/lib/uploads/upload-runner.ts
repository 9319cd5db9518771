/** Sends files two at a time. One that is cut or refused leaves the others untouched. */
import type { UploadOptions } from "../http/upload.ts";

/** More would only part the same line. */
const AT_ONCE = 2;

export type UploadEvent<Sent> =
  | { type: "start"; id: number }
  /** From 0 to 1. */
  | { type: "progress"; id: number; share: number }
  | { type: "done"; id: number; sent: Sent }
  | { type: "fail"; id: number; message: string }
  | { type: "cancel"; id: number };

export interface RunnerParts<Sent> {
  /** Numbers of those that wait now, the next first. */
  waiting: () => readonly number[];
  send: (id: number, options: UploadOptions) => Promise<Sent>;
  describe: (error: unknown) => string;
  /** Keeps what it is told before it returns: `waiting` is asked right after. */
  onEvent: (event: UploadEvent<Sent>) => void;
}

export interface UploadRunner {
  /** Sees to it that whatever waits is being sent. */
  wake(): void;
  cancel(id: number): void;
  cancelAll(): void;
}

export function createUploadRunner<Sent>(parts: RunnerParts<Sent>): UploadRunner {
  const { waiting, send, describe, onEvent } = parts;
  const running = new Map<number, AbortController>();

  async function upload(id: number, { signal }: AbortController): Promise<void> {
    const tell = (event: UploadEvent<Sent>) => (signal.aborted ? undefined : onEvent(event));
    try {
      const onProgress = (share: number) => tell({ type: "progress", id, share });
      tell({ type: "done", id, sent: await send(id, { signal, onProgress }) });
    } catch (error) {
      tell({ type: "fail", id, message: describe(error) });
    } finally {
      running.delete(id);
      wake();
    }
  }

  function wake(): void {
    for (const id of waiting()) {
      if (running.size >= AT_ONCE) return;
      // One that was cancelled and waits again begins once its first try has ended.
      if (running.has(id)) continue;
      const abort = new AbortController();
      running.set(id, abort);
      onEvent({ type: "start", id });
      void upload(id, abort);
    }
  }

  function cancel(id: number): void {
    onEvent({ type: "cancel", id });
    running.get(id)?.abort();
  }

  return {
    wake,
    cancel,
    cancelAll() {
      // Those that wait first, or they would step into the places that become free.
      for (const id of [...waiting(), ...running.keys()]) cancel(id);
    },
  };
}
