/** Structured logs: one JSON line an event, each of a request with its id. Secrets never reach them. */
import { type Logger, pino } from "pino";

export type { Logger };

export function createLog(level: string): Logger {
  return pino({
    level,
    redact: ["password", "token", "authorization", "headers.authorization"],
    serializers: { err: pino.stdSerializers.err },
  });
}
