/** Makes the routes from the contract: authenticate, authorise, parse, call, present. No route can leave a step out. */
import {
  type Endpoint,
  type Given,
  isEventStream,
  maxBodyOf,
  maxValuesOf,
  type Received,
  type Stream,
} from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import { mayCall } from "@bandstand/domain/permissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { PUBLIC_TABLES } from "../live/public-answers.ts";
import type { Authenticate, Caller } from "./caller.ts";
import { entityTag, isFresh } from "./entity-tag.ts";
import { takeForms } from "./form-body.ts";
import type { PaceKind } from "./pace.ts";
import { PreparedJson } from "./prepared-json.ts";
import { parsePart } from "./validation.ts";

type CallerOf<E extends Endpoint> = E["access"] extends { kind: "public" } ? Caller | null : Caller;

export interface Context<E extends Endpoint> extends Received<E> {
  /** Whose call it is; null only where the contract says public. */
  caller: CallerOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A handler gives the answer, or JSON that the database has built already. A streaming one gives the reply it answered on. */
export type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Promise<E["answer"] extends Stream ? FastifyReply : Given<E> | PreparedJson>;

export type Handlers<G extends Record<string, Endpoint>> = { [K in keyof G]: Handler<G[K]> };

/** Registers every endpoint of a group with its handler. */
export function mount<G extends Record<string, Endpoint>>(
  app: FastifyInstance,
  authenticate: Authenticate,
  endpoints: G,
  handlers: Handlers<G>,
): void {
  for (const name of Object.keys(endpoints)) {
    const endpoint = endpoints[name];
    const handler = handlers[name];
    if (!endpoint || !handler) continue;
    if (!endpoint.form) mountOne(app, authenticate, endpoint, handler);
    else
      app.register(async (scope) => {
        takeForms(scope);
        mountOne(scope, authenticate, endpoint, handler);
      });
  }
}

function mountOne<E extends Endpoint>(
  app: FastifyInstance,
  authenticate: Authenticate,
  endpoint: E,
  handler: Handler<E>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const maxBody = maxBodyOf(endpoint);
  const maxValues = maxValuesOf(endpoint);
  const changesWhatIsPublic = endpoint.changes?.some((table) => PUBLIC_TABLES.has(table)) ?? false;

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    bodyLimit: maxBody,
    config: { pace: paceOf(endpoint), ...(maxValues !== undefined && { maxValues }) },
    exposeHeadRoute: answersHead(endpoint),
    onRequest: async (request, reply) => {
      // Tokens, and what only this band may see. A file says for itself how long it may be kept.
      reply.header("cache-control", "no-store");
      const caller = endpoint.access.kind === "public" ? null : await authenticate(request);
      if (!mayCall(endpoint.access, caller))
        throw new Failure(caller ? "no_right" : "not_signed_in");
      if (caller) callers.set(request, caller);
      // A file goes on to the disk as it comes.
      if (caller && endpoint.body && endpoint.body !== "upload")
        app.bodyRoom.take(caller.bandId, request, reply.raw, maxBody);
      if (!endpoint.revalidate || !endpoint.tells || !caller) return;
      const day = endpoint.changesDaily ? caller.today : undefined;
      const tag = entityTag(caller, endpoint.tells, day);
      reply
        .header("etag", tag)
        .header("cache-control", "private, no-cache")
        .header("vary", "Authorization");
      if (isFresh(request.headers["if-none-match"], tag)) return reply.code(304).send();
    },
    handler: async (request, reply) => {
      if (endpoint.status) reply.code(endpoint.status);
      // What the contract's schemas say of the parts cannot be followed by the compiler through a generic endpoint.
      const context = {
        params: parsePart(endpoint.params, request.params),
        query: parsePart(endpoint.query, request.query),
        body: endpoint.body === "upload" ? undefined : parsePart(endpoint.body, request.body),
        caller: callers.get(request) ?? null,
        request,
        reply,
      } as Context<E>;
      const given = await handler(context);
      // Before whoever changed something is answered, so that they are told nothing old on this server.
      if (context.caller && changesWhatIsPublic) app.publicAnswers.drop(context.caller.bandId);
      const answer = present(endpoint, reply, given);
      if (Buffer.isBuffer(answer)) return reply.send(answer);
      if (typeof answer !== "string") return answer;
      // What a call has done is answered in any case.
      if (context.caller && endpoint.method === "GET")
        app.answerRoom.take(context.caller.bandId, answer, reply.raw);
      return reply.send(answer);
    },
  });
}

function paceOf({ access, body, maxBody = 0 }: Endpoint): PaceKind {
  if (body === "upload") return "upload";
  return access.kind !== "public" && maxBody > LIMITS.body ? "large" : "small";
}

/**
 * A HEAD runs the handler and throws its answer away: a new token, for one. So it is for what has a size that somebody may
 * ask before they fetch it, and for those who watch whether the server is up.
 */
function answersHead({ access, answer }: Endpoint): boolean {
  return answer === "file" || access.kind === "public";
}

/** @returns JSON that is to be sent, or the reply where everything is */
function present(
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply | string | Buffer {
  if (endpoint.answer === "file" || isEventStream(endpoint.answer)) return reply;
  const schema = schemaOf(endpoint, endpoint.answer, reply.statusCode);
  if (schema === undefined) return reply.send();
  reply.header("content-type", "application/json; charset=utf-8");
  if (answer instanceof PreparedJson) return answer.content;
  return JSON.stringify(schema.parse(answer));
}

/** By the status that the handler left or gave: no other success than those of the contract. */
function schemaOf<S>(
  { path, status: usual = 200, alsoAnswers = [] }: Endpoint,
  answer: S,
  status: number,
): S | z.ZodMiniType {
  if (status === usual) return answer;
  const other = alsoAnswers.find((one) => one.status === status);
  if (!other) throw new Error(`${path} answers ${status}, which its contract does not say.`);
  return other.answer ?? answer;
}
