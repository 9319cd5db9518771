import { Failure } from "@bandstand/contracts/failure";
import type { FastifyReply } from "fastify";

/** Aborted when whoever asked has gone. Until then the connection may be silent for as long as it takes. */
export function abortedByClient({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.socket?.setTimeout(0);
  raw.once("close", () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** At the end of a transaction: what somebody has cancelled is undone. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted)
    throw new Failure("bad_request", { message: "It was cancelled. Nothing was changed." });
}
