/**
 * Fetches what a stranger has named, from the Internet alone: names are looked up once, each address is checked, and the
 * connection goes to the one that was checked, so that no name leads into the server's own network by changing its mind.
 */
import { lookup } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import type { AddressRule } from "./address-rule.ts";
import { OutwardError } from "./outward-error.ts";
import { type OutwardAnswer, receive } from "./receive.ts";

export interface OutwardRequest {
  /** What it had the last time, to be told whether it has changed. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** Bytes, also of what was packed. */
  readonly most: number;
  readonly signal: AbortSignal;
}

export interface Outward {
  /** Throws `OutwardError`, and the signal's reason. */
  get(address: string, request: OutwardRequest): Promise<OutwardAnswer>;
}

export interface OutwardOptions {
  readonly rule: AddressRule;
  /** Who asks, for those who are asked. */
  readonly agent: string;
  /** The addresses of a name; the system's word when left out. */
  readonly resolve?: (host: string) => Promise<ResolvedAddress[]>;
  /** Milliseconds for the whole of it, and of silence. */
  readonly total?: number;
  readonly idle?: number;
}

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const TOTAL_MS = 30_000;
const IDLE_MS = 10_000;

export function createOutward({
  rule,
  agent,
  resolve = (host) => lookup(host, { all: true }),
  total = TOTAL_MS,
  idle = IDLE_MS,
}: OutwardOptions): Outward {
  return {
    async get(address, request) {
      const late = AbortSignal.timeout(total);
      const signal = AbortSignal.any([request.signal, late]);
      try {
        return await follow(address, { ...request, signal });
      } catch (error) {
        request.signal.throwIfAborted();
        if (error instanceof OutwardError) throw error;
        // What the system says of it may name the address.
        throw new OutwardError(late.aborted ? "too_slow" : "unreachable");
      }
    },
  };

  async function follow(address: string, request: OutwardRequest): Promise<OutwardAnswer> {
    const seen = new Set<string>();
    let url = URL.parse(address);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!url) throw new OutwardError("failed");
      if (seen.has(url.href)) break;
      seen.add(url.href);
      const response = await open(url, request);
      const { location } = response.headers;
      if (!REDIRECTS.has(response.statusCode) || location === undefined)
        return receive(response, request);
      response.destroy();
      url = URL.parse(location, url.href);
    }
    throw new OutwardError("moved_too_often");
  }

  async function open(url: URL, request: OutwardRequest): Promise<IncomingMessage> {
    const { signal, etag, lastModified } = request;
    const addresses = await checked(url, signal);
    const pinned: LookupFunction = (_host, { all }, done) => {
      const [first] = addresses;
      if (all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    };
    const { promise, resolve: answered, reject } = Promise.withResolvers<IncomingMessage>();
    const options = {
      // A connection of its own, through no proxy: it goes where it was checked.
      agent: false,
      lookup: pinned,
      timeout: idle,
      signal,
      headers: {
        "user-agent": agent,
        "accept-encoding": "gzip",
        ...(etag && { "if-none-match": etag }),
        ...(lastModified && { "if-modified-since": lastModified }),
      },
    };
    const sent = url.protocol === "https:" ? https.get(url, options) : http.get(url, options);
    let answer: IncomingMessage | null = null;
    sent.on("error", reject).on("response", (response) => {
      answer = response;
      answered(response);
    });
    // A server that would go on in another protocol answers nothing, and that is no error.
    sent.on("close", () => reject(new OutwardError("failed")));
    sent.on("timeout", () => (answer ?? sent).destroy(new OutwardError("too_slow")));
    return promise;
  }

  /** Throws `OutwardError` where any of the host's addresses is one that strangers may not send us to. */
  async function checked(
    url: URL,
    signal: AbortSignal,
  ): Promise<readonly [ResolvedAddress, ...ResolvedAddress[]]> {
    const { protocol, port, username, password, hostname } = url;
    if (protocol !== "https:" && protocol !== "http:") throw new OutwardError("refused");
    if (username !== "" || password !== "") throw new OutwardError("refused");
    const host = hostname.replace(/^\[(.*)\]$/, "$1");
    const [first, ...others] = await unlessAborted(resolve(host), signal);
    if (!first) throw new OutwardError("unreachable");
    const isUsual = protocol === "https:" && port === "";
    for (const { address } of [first, ...others])
      if (!rule.isNamed(address) && !(isUsual && rule.isPublic(address)))
        throw new OutwardError("refused");
    return [first, ...others];
  }
}

/** A name is looked up by the system, which cannot be told to stop. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
