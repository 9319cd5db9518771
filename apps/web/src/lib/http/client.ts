/** The one way to the API: a typed call made from the contract. Everything that goes wrong is a `Failure` or `Offline`. */
import type { Answer, Endpoint, Request } from "@bandstand/contracts/endpoint";
import { Failure, type FailureBody, isErrorCode } from "@bandstand/contracts/failure";

/** The server cannot be reached: no network, or nobody answers. Nothing was changed as far as the browser knows. */
export class Offline extends Error {
  override readonly name = "Offline";

  constructor(cause?: unknown) {
    super("The server is not available, please try again later.", { cause });
  }
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** The bearer token of the session, null when signed out. */
  token: () => string | null;
  /** The token is no longer good. */
  onSignedOut: (token: string) => void;
  fetch?: typeof fetch;
}

export interface Client {
  call<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    options?: CallOptions,
  ): Promise<Answer<E>>;
}

export function createClient({ token, onSignedOut, fetch: send = fetch }: ClientOptions): Client {
  return {
    async call(endpoint, request, options = {}) {
      const bearer = token();
      const response = await reach(() =>
        send(addressOf(endpoint, request), {
          method: endpoint.method,
          headers: {
            accept: "application/json",
            ...(bearer && { authorization: `Bearer ${bearer}` }),
            ...(request.body !== undefined && { "content-type": "application/json" }),
          },
          ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
          ...(options.signal && { signal: options.signal }),
        }),
      );
      if (!response.ok) {
        if (response.status === 401 && bearer) onSignedOut(bearer);
        throw failureFrom(response.status, await response.text(), retryAfter(response));
      }
      return (await readAnswer(endpoint, response)) as Answer<typeof endpoint>;
    },
  };
}

/** `/api/savesong/12?…` for an endpoint with its parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  { params, query }: { params?: unknown; query?: unknown },
): string {
  const values = new Map(entriesOf(params));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ""}`;
}

function entriesOf(part: unknown): [string, unknown][] {
  return typeof part === "object" && part !== null ? Object.entries(part) : [];
}

/** The failure that an answer spells, however broken: a proxy's page of HTML becomes one as well. */
export function failureFrom(status: number, body: string, retryAfterSeconds?: number): Failure {
  const parsed = parseFailure(body);
  if (parsed) {
    return new Failure(parsed.code, {
      message: parsed.message,
      ...(parsed.fields && { fields: parsed.fields }),
      ...(parsed.details && { details: parsed.details }),
      ...(parsed.reference && { reference: parsed.reference }),
      ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
    });
  }
  if (status === 502 || status === 503 || status === 504) return new Failure("database_away");
  return new Failure("unexpected", { message: `The server answered ${status}.` });
}

function parseFailure(body: string): FailureBody | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null) return null;
    const { code, message } = value as Partial<FailureBody>;
    return isErrorCode(code) && typeof message === "string" ? (value as FailureBody) : null;
  } catch {
    return null;
  }
}

async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Offline(error);
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.answer === undefined) return undefined;
  return endpoint.answer === "file" ? response.blob() : response.json();
}
