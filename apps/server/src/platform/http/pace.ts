/**
 * How long a request may take to arrive. A small one has to be there within a time; one that may be large takes as long as
 * its line needs, but has to keep coming, so that nobody holds memory and connections by sending a byte now and then. How
 * long an answer takes is nobody's business here.
 */
import type { IncomingMessage } from "node:http";
import { Failure } from "@bandstand/contracts/failure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface Pace {
  /** Milliseconds within which a small request is there whole. */
  timeout: number;
  /** Milliseconds over which the pace of a larger one is taken. */
  window: number;
  /** Bytes a second, for a file that goes on to the disk as it comes: less than the poorest line of a phone carries. */
  uploadFloor: number;
  /** Bytes a second, for a body that is collected in memory: five megabytes in five minutes. */
  bodyFloor: number;
}

export const PACE: Pace = {
  timeout: 30_000,
  window: 60_000,
  uploadFloor: 1000,
  bodyFloor: 16_000,
};

/** Which of them a call is held to. */
export type PaceKind = "small" | "large" | "upload";

declare module "fastify" {
  interface FastifyContextConfig {
    /** `small` where nothing else is said. */
    pace?: PaceKind;
  }
}

/** Milliseconds that the answer 408 has before the connection is closed over it. */
const GRACE = 10_000;

export function keepPace(app: FastifyInstance, pace: Pace): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    if (bringsBody(raw)) {
      const stop = watch(request, pace, () => giveUp(raw, reply));
      raw.once("end", stop);
      raw.once("close", stop);
    }
    done();
  });
}

function bringsBody({ headers }: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== "0");
}

/** @returns what ends the watch */
function watch({ raw, routeOptions }: FastifyRequest, pace: Pace, tooSlow: () => void): () => void {
  const kind = routeOptions.config.pace ?? "small";
  if (kind === "small") {
    const timer = setTimeout(tooSlow, pace.timeout);
    return () => clearTimeout(timer);
  }
  const floor = kind === "upload" ? pace.uploadFloor : pace.bodyFloor;
  let before = raw.socket.bytesRead;
  const judge = () => {
    const come = raw.socket.bytesRead - before;
    before += come;
    // What waits to be read is not late: the disk is, or the store.
    const waits = raw.readableLength > 0;
    if (!waits && come < (floor * pace.window) / 1000) tooSlow();
  };
  // Once what has come is read, for which a busy server may have had no time.
  const timer = setInterval(() => setImmediate(judge), pace.window);
  return () => clearInterval(timer);
}

/** Whoever is reading the body answers 408 when the request fails. Once it is answered, or nobody reads, the connection goes. */
function giveUp(raw: IncomingMessage, reply: FastifyReply): void {
  if (raw.complete) return;
  if (reply.sent || raw.listenerCount("error") === 0) {
    raw.socket.destroy();
    return;
  }
  // Destroying the request would take the connection away under the answer.
  raw.emit("error", new Failure("too_slow"));
  const closing = setTimeout(() => raw.socket.destroy(), GRACE);
  raw.once("close", () => clearTimeout(closing));
}
