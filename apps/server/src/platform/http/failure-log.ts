/**
 * What the log hears of failures that the server knows and cannot help: the first of each kind, and a minute later how many
 * came since. While the database is away every request fails in the same way, and anybody may ask for what is not set up.
 */
import type { ErrorCode, Failure } from "@bandstand/contracts/failure";
import type { FastifyBaseLogger } from "fastify";

/** Milliseconds in which one kind is told once. */
const QUIET = 60_000;

/** Known from the settings, and told by the start. */
const NO_NEWS: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["not_set_up"]);

export type NoteFailure = (log: FastifyBaseLogger, failure: Failure) => void;

declare module "fastify" {
  interface FastifyInstance {
    noteFailure: NoteFailure;
  }
}

/** @param now milliseconds, from any beginning */
export function failureLog(now: () => number): NoteFailure {
  const told = new Map<ErrorCode, { at: number; leftOut: number }>();
  return (log, failure) => {
    const { code, status, cause } = failure;
    if (status < 500 || NO_NEWS.has(code)) return;
    const last = told.get(code);
    if (last && now() - last.at < QUIET) {
      last.leftOut += 1;
      return;
    }
    told.set(code, { at: now(), leftOut: 0 });
    const leftOut = last?.leftOut ?? 0;
    log.warn({ err: cause ?? failure, ...(leftOut > 0 && { leftOut }) }, failure.message);
  };
}
