/** The bare HTTP server: what every route shares, and none of the routes. */
import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import { LIMITS } from "@bandstand/contracts/limits";
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "../log/log.ts";
import { createAnswerRoom } from "./answer-room.ts";
import { createBodyRoom } from "./body-room.ts";
import { failureLog } from "./failure-log.ts";
import { answerFailures, sendFailure } from "./failures.ts";
import { limitValues } from "./json-values.ts";
import { keepPace, type Pace, PACE } from "./pace.ts";
import { logRequests } from "./request-log.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { takeTurns } from "./turns.ts";
import { dropUnusedConnections } from "./unused-connections.ts";

/** Which proxies may say where a request came from: addresses, or how many hops. */
export type TrustProxy = string | number | false;

export interface ServerOptions {
  log: Logger;
  trustProxy: TrustProxy;
  isHttps: boolean;
  /** Bytes of the largest file. */
  maxUpload: number;
  /** For tests that cannot wait. */
  pace?: Pace;
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  // Without pino's own type, which would become part of every other.
  const loggerInstance: FastifyBaseLogger = options.log;
  const note = failureLog(() => performance.now());
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyRule(options.trustProxy),
    genReqId: () => randomUUID(),
    // For addresses that nothing stands at. A call says its own.
    bodyLimit: LIMITS.publicBody,
    // Node knows one time for all requests. Ours goes by what is sent: see `pace.ts`.
    requestTimeout: 0,
    connectionTimeout: 60_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be read belongs to no route, whose error handler could answer it.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply, note),
  });
  answerFailures(app, note);
  app.decorate("noteFailure", note);
  logRequests(app);
  keepPace(app, options.pace ?? PACE);
  takeTurns(app);
  limitValues(app);
  app.decorate("bodyRoom", createBodyRoom());
  app.decorate("answerRoom", createAnswerRoom());
  dropUnusedConnections(app);
  addSecurityHeaders(app, options.isHttps);
  await app.register(multipart, {
    // One byte more than may be: a stream that is cut off at the limit looks complete to its reader, who counts for itself.
    limits: { fileSize: options.maxUpload + 1, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
    throwFileSizeLimit: true,
  });
  return app;
}

function proxyRule(
  trust: TrustProxy,
): string | false | ((address: string, hop: number) => boolean) {
  return typeof trust === "number" ? (_address, hop) => hop < trust : trust;
}
