import { Logger as QueueLogger } from "graphile-worker";
import type { Logger } from "../log/log.ts";

/** What the queue itself has to say. Jobs that fail are told of by run-logged.ts, without the payload that it would add. */
export function queueLog(log: Logger): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    if ("failure" in meta) return;
    if (level === "error" || level === "warning") log.warn({ err: meta["error"] }, message);
    else log.debug(message);
  });
}
