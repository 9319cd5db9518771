/**
 * The kernel of the contract: an endpoint is data. The server makes its router from it, the browser its client,
 * and both take their types from here.
 */
import type { AccessRule, AreaTag } from "@bandstand/domain/access-rule";
import type { ToldTable } from "@bandstand/domain/area-graph";
import type * as z from "zod/mini";
import type { ErrorCode } from "./failure.ts";
import { LIMITS } from "./limits.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Server-sent events that go on coming: each by its name, with JSON of its schema for data. */
export interface EventStream {
  events: Readonly<Record<string, z.ZodMiniType>>;
}

/** What the answer's body is when it is not one piece of JSON. */
export type Stream = "file" | EventStream;

/** Another success of a call, told by its status. */
export interface AlsoAnswer {
  status: 200 | 202;
  /** For people who read the API's page. */
  when: string;
  /** Left out, it is the usual one. */
  answer?: z.ZodMiniType;
}

/** The web's build leaves out what only the server reads: apps/web/build/contract-in-browser.ts. */
export interface Endpoint {
  method: Method;
  /** Below `/api`, parameters in braces: `/savesong/{id}`. */
  path: string;
  /** One line for people who read the API's page. */
  summary: string;
  access: AccessRule;
  /** 200 unless the call adds (201), deletes (204) or only starts something (202). */
  status?: 200 | 201 | 202 | 204;
  /** Where it may also do what it is asked in another way. */
  alsoAnswers?: readonly AlsoAnswer[];
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** A JSON body, or `upload`: one multipart file in the field `file`. */
  body?: z.ZodMiniType | "upload";
  /** Its JSON body may come as a form as well, each field a text. */
  form?: true;
  /** The schema that every JSON answer is parsed by; `file` streams bytes, events come as they happen; left out, there is no body. */
  answer?: z.ZodMiniType | Stream;
  /** The areas that the answer tells of: a change in one of them makes a cached answer stale. */
  tells?: readonly AreaTag[];
  /** The answer carries an `ETag` of the counters of the areas that it tells of. */
  revalidate?: true;
  /** The tables whose rows it changes, as far as an area tells of them: what tells of them is stale after it. */
  changes?: readonly ToldTable[];
  /** Says something else on another day, as "past" and "to come" do: the `ETag` holds the band's day as well. */
  changesDaily?: true;
  /** Largest body in bytes where it is not the usual one: ask `maxBodyOf`. */
  maxBody?: number;
  /** Most values of a JSON body, where it is large and they are not as few as usual: ask `maxValuesOf`. */
  maxValues?: number;
  /** Failures of its own, beside those every call may answer with. */
  failures?: readonly ErrorCode[];
}

/** Bytes of the largest body that a call takes. What anybody may send is small, unless the contract says otherwise. */
export function maxBodyOf({ access, body, maxBody }: Endpoint): number {
  if (maxBody !== undefined) return maxBody;
  return access.kind === "public" || body === undefined ? LIMITS.publicBody : LIMITS.body;
}

/** Values of the largest JSON body that a call takes; undefined where its bytes bound them well enough, and for files. */
export function maxValuesOf(endpoint: Endpoint): number | undefined {
  if (endpoint.body === "upload" || maxBodyOf(endpoint) <= LIMITS.body) return undefined;
  return endpoint.maxValues ?? LIMITS.values;
}

/** Checks the shape and keeps the literal types. An endpoint without an access rule does not compile. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

export function isEventStream(answer: Endpoint["answer"]): answer is EventStream {
  return typeof answer === "object" && "events" in answer;
}

/** One event of a stream: its name, and its data by the schema of that name. */
export type EventOf<S extends EventStream> = {
  [K in keyof S["events"]]: { event: K; data: z.output<S["events"][K]> };
}[keyof S["events"]];

/** What a handler gets: the parsed parts of the request. */
export interface Received<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
}

/** What a caller sends. */
export type Request<E extends Endpoint> = (E["params"] extends z.ZodMiniType
  ? { params: Sent<E["params"]> }
  : { params?: undefined }) &
  (E["query"] extends z.ZodMiniType ? { query?: Sent<E["query"]> } : { query?: undefined }) &
  (E["body"] extends z.ZodMiniType ? { body: Sent<E["body"]> } : { body?: undefined });

type Also<E extends Endpoint> = E["alsoAnswers"] extends readonly (infer Other)[]
  ? Other extends { answer: infer S extends z.ZodMiniType }
    ? S
    : never
  : never;

/** What a caller gets. */
export type Answer<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.output<E["answer"] | Also<E>>
  : E["answer"] extends "file"
    ? Blob
    : undefined;

/** What a handler gives back for the answer's schema to parse. */
export type Given<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.input<E["answer"] | Also<E>>
  : undefined;
