/** The one way to the API: a typed call made from the contract. Everything that goes wrong is a `Failure` or `Offline`. */
import {
  type Answer,
  type Endpoint,
  isEventStream,
  type Request,
  type Stream,
} from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import { addressOf } from "./address.ts";
import { failureFrom, Offline } from "./call-errors.ts";
import type { FileAnswer, UploadOptions } from "./upload.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the server counts as unreachable. */
  timeout?: number;
  /** The call goes on when the page closes. */
  keepalive?: boolean;
  /** From 0 to 1: the share of the body that has left. For what is long; the timeout counts from where all of it has. */
  onProgress?: (share: number) => void;
}

export interface ClientOptions {
  /** The bearer token of the session, null when signed out. */
  token: () => string | null;
  /** The token is no longer good. */
  onSignedOut: (token: string) => void;
  /** Whether somebody answered, after each call. */
  onReached: (reached: boolean) => void;
  fetch?: typeof fetch;
  newRequest?: () => XMLHttpRequest;
}

/** After it, nothing that others show is stale. */
export type Unchanging = Endpoint & { changes?: readonly [] };

export interface Client {
  call<E extends Unchanging>(
    endpoint: E,
    request: Request<E>,
    options?: CallOptions,
  ): Promise<Answer<E>>;
  /** The same for any call. Screens take `useChange`, which brings the cache along. */
  change<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    options?: CallOptions,
  ): Promise<Answer<E>>;
  /** The answer itself, to be read as it comes: a file that may not fit into memory, or events. */
  open<E extends Endpoint & { answer: Stream }>(
    endpoint: E,
    request: Request<E>,
    options?: CallOptions,
  ): Promise<Response>;
  /** Sends one file, telling how much of it has left. */
  upload<E extends Endpoint & { body: "upload" }>(
    endpoint: E,
    request: Pick<Request<E>, "params" | "query">,
    file: File,
    options: UploadOptions,
  ): Promise<Answer<E>>;
}

/** Fetched once something is sent by it: no page needs it to be shown. */
const uploads = () => import("./upload.ts");

/** Milliseconds. A reading that hangs is soon given up; a change may still be at work. */
const TIMEOUT = { reading: 30_000, changing: 60_000 };

export function createClient(options: ClientOptions): Client {
  const { token, onSignedOut, onReached } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const newRequest = options.newRequest ?? (() => new XMLHttpRequest());

  /** A public call carries no token: a wrong password there says nothing about the session. */
  const bearerFor = (endpoint: Endpoint): string | null => {
    if (endpoint.access.kind === "public") return null;
    const bearer = token();
    // The server would say nothing else: a screen that is on its way out must not ask it.
    if (bearer === null) throw new Failure("not_signed_in");
    return bearer;
  };

  const refuse = ({ status, body, retryAfter }: FileAnswer, bearer: string | null): Failure => {
    if (status === 401 && bearer !== null) onSignedOut(bearer);
    return failureFrom(status, body, retryAfter);
  };

  /** The caller's own abort stays what it is, a failure too; all else means that nobody answered. */
  const reasonOf = (error: unknown, signal: AbortSignal | undefined): unknown => {
    if (signal?.aborted === true || error instanceof Failure) return error;
    onReached(false);
    return error instanceof Offline ? error : new Offline(error);
  };

  /** @returns what `read` makes of a good answer */
  const ask = async <E extends Endpoint, Read>(
    endpoint: E,
    request: Request<E>,
    callOptions: CallOptions,
    read: (response: Response) => Read | Promise<Read>,
  ): Promise<Read> => {
    const bearer = bearerFor(endpoint);
    const address = addressOf(endpoint, request);
    const { method } = endpoint;
    const { onProgress, signal } = callOptions;
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    try {
      const response =
        onProgress && body !== null
          ? await (
              await uploads()
            ).sendJson(newRequest(), { method, address, bearer }, body, {
              signal,
              onProgress,
              timeout: timeoutOf(endpoint, callOptions),
            })
          : await send(address, {
              method,
              headers: headersOf(bearer, body !== null),
              signal: withTimeout(endpoint, callOptions),
              ...(body !== null && { body }),
              ...(callOptions.keepalive && { keepalive: true }),
            });
      onReached(true);
      if (response.ok) return await read(response);
      const { status, headers } = response;
      const retryAfter = headers.get("retry-after");
      throw refuse({ status, body: await response.text(), retryAfter }, bearer);
    } catch (error) {
      throw reasonOf(error, callOptions.signal);
    }
  };

  const call: Client["change"] = async (endpoint, request, callOptions = {}) =>
    (await ask(endpoint, request, callOptions, (response) =>
      readAnswer(endpoint, response),
    )) as Answer<typeof endpoint>;

  return {
    call,
    change: call,

    open: (endpoint, request, callOptions = {}) =>
      ask(endpoint, request, callOptions, (response) => response),

    async upload(endpoint, { params, query }, file, uploadOptions) {
      const bearer = bearerFor(endpoint);
      const destination = {
        method: endpoint.method,
        address: addressOf(endpoint, { params, query }),
        bearer,
      };
      try {
        const { sendFile } = await uploads();
        const answer = await sendFile(newRequest(), destination, file, uploadOptions);
        onReached(true);
        const isGood = answer.status >= 200 && answer.status < 300;
        if (isGood) return parseAnswer(answer.body) as Answer<typeof endpoint>;
        throw refuse(answer, bearer);
      } catch (error) {
        throw reasonOf(error, uploadOptions.signal);
      }
    },
  };
}

function headersOf(bearer: string | null, hasBody: boolean): Record<string, string> {
  return {
    accept: "application/json",
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(hasBody && { "content-type": "application/json" }),
  };
}

/** A download may take as long as it needs, and so may what goes on happening. */
function withTimeout(endpoint: Endpoint, options: CallOptions): AbortSignal | null {
  const { signal, timeout } = options;
  const isStream = endpoint.answer === "file" || isEventStream(endpoint.answer);
  if (isStream && timeout === undefined) return signal ?? null;
  const timedOut = AbortSignal.timeout(timeoutOf(endpoint, options));
  return signal ? AbortSignal.any([signal, timedOut]) : timedOut;
}

function timeoutOf({ method }: Endpoint, { timeout }: CallOptions): number {
  return timeout ?? (method === "GET" ? TIMEOUT.reading : TIMEOUT.changing);
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.answer === undefined) return undefined;
  return endpoint.answer === "file" ? response.blob() : parseAnswer(await response.text());
}

/** What isn't JSON wasn't written by our server: the sign-in page of a hotel's network, for instance. */
function parseAnswer(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw new Offline(error);
  }
}
