/** The one place where anything thrown becomes an answer of the documented shape. */
import { type ErrorCode, Failure } from "@bandstand/contracts/failure";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  ConstraintViolation,
  DatabaseFull,
  DatabaseUnavailable,
  ValueRejected,
} from "../database/errors.ts";
import type { NoteFailure } from "./failure-log.ts";
import { FileTooLarge, StorageFull } from "../files/file-store-errors.ts";

/** What Fastify itself refuses, by its status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: "bad_request",
  404: "not_found",
  413: "too_large",
  // A part of an address that is longer than anything we name.
  414: "bad_request",
  415: "wrong_type",
};

/** Any error as one of the expected failures, or null where it is unexpected. */
export function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseUnavailable) return new Failure("database_away", { cause: error });
  if (error instanceof StorageFull || error instanceof DatabaseFull)
    return new Failure("no_room", { cause: error });
  if (error instanceof ValueRejected)
    return new Failure("invalid", { message: "This cannot be stored.", cause: error });
  if (isOfBandThatWent(error)) return new Failure("not_signed_in", { cause: error });
  if (error instanceof FileTooLarge) return new Failure("too_large", { cause: error });
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined;
  const code = status === undefined ? undefined : BY_STATUS[status];
  return code ? new Failure(code, { cause: error }) : null;
}

/** Something was added to a band that was deleted after the call had come in; the token went with it. */
function isOfBandThatWent(error: unknown): boolean {
  return (
    error instanceof ConstraintViolation &&
    error.kind === "foreignKey" &&
    error.constraint.endsWith("_band_id_bands_id_fk")
  );
}

export function answerFailures(app: FastifyInstance, note: NoteFailure): void {
  const send = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(error, request, reply, note);
  app.setErrorHandler(async (error, request, reply) => send(error, request, reply));
  app.setNotFoundHandler(async (request, reply) => send(new Failure("not_found"), request, reply));
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  note: NoteFailure,
): FastifyReply {
  const failure = failureOf(error, request, reply, note);
  return reply
    .code(failure.status)
    .header("content-type", "application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(failure.body));
}

/** Any error as what is told of it. The log hears of it, and the headers that go with it are set. */
export function failureOf(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  note: NoteFailure,
): Failure {
  let failure = asFailure(error);
  if (!failure) {
    failure = new Failure("unexpected", { reference: request.id });
    request.log.error({ err: error }, "unexpected error");
  } else note(request.log, failure);
  if (failure.retryAfter !== undefined) reply.header("retry-after", failure.retryAfter);
  // What may still come of the request would be taken for the next one.
  if (failure.code === "too_slow") reply.header("connection", "close");
  reply.removeHeader("etag");
  return failure;
}
