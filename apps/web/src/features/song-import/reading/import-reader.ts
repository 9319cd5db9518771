/** The worker that reads files, as promises. */
import type {
  DeskReply,
  DeskRequest,
  OpenedSummary,
  PlanSummary,
  SongsToSend,
} from "./desk-messages.ts";
import type { ImportChoices, Library } from "./import-plan.ts";

export interface ImportReader {
  open(files: readonly File[], onProgress: (share: number) => void): Promise<OpenedSummary>;
  plan(choices: ImportChoices, library: Library): Promise<PlanSummary>;
  /** What the last plan would send. */
  songs(): Promise<SongsToSend>;
  /** A table of what the last plan skips. */
  bad(): Promise<string>;
  /** Stops whatever it is doing. */
  close(): void;
}

/** The part of a `Worker` that is used here. */
export type ReaderWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export function startImportReader(
  worker: ReaderWorker = new Worker(new URL("./reading-worker.ts", import.meta.url), {
    type: "module",
  }),
): ImportReader {
  const waiting: ((reply: DeskReply) => void)[] = [];
  let progress: (share: number) => void = () => {};

  // It answers one request after the other, so that the first who waits is the one who is answered.
  worker.addEventListener("message", ({ data }: MessageEvent<DeskReply>) => {
    if (data.type === "progress") progress(data.share);
    else waiting.shift()?.(data);
  });
  worker.addEventListener("error", ({ message }: ErrorEvent) => {
    for (const settle of waiting.splice(0)) settle({ type: "failed", message });
  });

  async function ask(request: DeskRequest): Promise<DeskReply> {
    const reply = await new Promise<DeskReply>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(request);
    });
    if (reply.type === "failed") throw new Error(reply.message);
    return reply;
  }

  return {
    async open(files, onProgress) {
      progress = onProgress;
      const reply = await ask({ type: "open", files });
      if (reply.type !== "opened") throw unexpected(reply);
      return reply.opened;
    },
    async plan(choices, library) {
      const reply = await ask({ type: "plan", choices, library });
      if (reply.type !== "planned") throw unexpected(reply);
      return reply.plan;
    },
    async songs() {
      const reply = await ask({ type: "songs" });
      if (reply.type !== "songs") throw unexpected(reply);
      return reply.toSend;
    },
    async bad() {
      const reply = await ask({ type: "bad" });
      if (reply.type !== "bad") throw unexpected(reply);
      return reply.text;
    },
    close: () => worker.terminate(),
  };
}

function unexpected({ type }: DeskReply): Error {
  return new Error(`The reader of files answered out of turn: ${type}.`);
}
