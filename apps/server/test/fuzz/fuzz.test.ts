/**
 * Whatever is sent, the server answers, in the documented shape, and nothing unexpected happens in it. Made from the
 * contract: a new call is tried as well.
 *
 *     FUZZ_REQUESTS=10000 npm test -- unit fuzz     more, and others each time
 *     FUZZ_SEED=7 FUZZ_REQUESTS=10000 …             the same again
 */
import { randomInt } from "node:crypto";
import { FAILURES, isErrorCode } from "@bandstand/contracts/failure";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { testApi } from "../api.ts";
import type { AnyRequest } from "../ask.ts";
import { byHarm, ENDPOINTS } from "../endpoints.ts";
import { type RawRequest, requestsOf, sampleRequest } from "./bad-requests.ts";
import { atItsTime, newFuzzedBand } from "./fuzzed-band.ts";
import { wordsAbout } from "./good-values.ts";

/** Enough that each call is tried in every manner. The same ones each time: no change is refused for what it did not do. */
const USUAL = { requests: 1500, seed: 20_261_122 };
// oxlint-disable-next-line node/no-process-env -- a run's settings, not the product's
const { FUZZ_REQUESTS: asked, FUZZ_SEED } = process.env;
const requests = asked === undefined ? USUAL.requests : Number(asked);
const seed = Number(FUZZ_SEED ?? (asked === undefined ? USUAL.seed : randomInt(2 ** 31 - 1)));
/** Milliseconds after which an answer does not come any more, on however busy a machine. */
const TIMEOUT = 30_000;
/** In the order in which there is something to ask about for longest. */
const CALLS = byHarm(ENDPOINTS);
/** Requests to one band, before they have deleted what there was to ask about. */
const ROUND = ENDPOINTS.length * 4;

const api = await testApi();
/** Tried a second time, it meets the bands of the first. */
let attempts = 0;

interface Outcome {
  status: number;
  type: string | null;
  text: string;
}

async function send(
  { method, address, headers, body }: RawRequest,
  token: string,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(api.url + address, {
    method,
    signal,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== null && { body: typeof body === "string" ? body : new Uint8Array(body) }),
  });
  const type = response.headers.get("content-type");
  if (response.ok && type?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { status: response.status, type, text: "" };
  }
  return {
    status: response.status,
    type,
    text: Buffer.from(await response.arrayBuffer()).toString(),
  };
}

/** What is wrong with an answer, or null. */
function faultOf({ status, type, text }: Outcome): string | null {
  if (status < 400) return null;
  if (status >= 500 && status !== FAILURES.not_set_up.status) return `${status}: ${text}`;
  if (!type?.startsWith("application/json")) return `${status} as ${type}: ${text.slice(0, 200)}`;
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
  if (!isErrorCode(code) || typeof message !== "string") return `no failure: ${text.slice(0, 200)}`;
  if (FAILURES[code].status !== status) return `${code} with ${status}`;
  return null;
}

/** What ends the token that it came with. */
const ENDING: ReadonlySet<string> = new Set([
  "signOut",
  "signOutEverywhere",
  "switchBand",
  "addBand",
]);

/** What no sample reaches: links that were mailed or handed over, a password that nobody has, the file of a band, the files of a browser that measures, and videos, which are not set up here. */
const BEYOND = [
  "resetPassword",
  "verifyEmail",
  "readInvitationLink",
  "signInByInvitation",
  "startByInvitation",
  "changePassword",
  "deleteBand",
  "deleteAccount",
  "importBand",
  "getBandImportProgress",
  "savePeaks",
  "getVideoInfo",
  "validateVideo",
  "searchVideos",
  "downloadVideo",
  "getVideoDownload",
  "cancelVideoDownload",
  "getVideoThumbnail",
];

it(
  `any request is answered as documented, and of each call some are done (FUZZ_SEED=${seed}, ${requests} requests)`,
  { timeout: 3_600_000 },
  async () => {
    attempts += 1;
    const faults: string[] = [];
    const reached = new Set<string>(BEYOND);
    for (let made = 0; made < requests; made += ROUND) {
      const band = await newFuzzedBand(api, `Band ${attempts} ${made}`);
      let token = await band.signIn();
      const words = wordsAbout(Object.values(band.ids));
      for (const [at, { name, endpoint }] of CALLS.entries()) {
        const sample: AnyRequest = band.samples[name];
        const numRuns = Math.ceil(Math.min(ROUND, requests - made) / ENDPOINTS.length) - 1;
        const some = fc.sample(requestsOf(endpoint, words, sample), {
          numRuns,
          seed: seed + made + at,
        });
        for (const planned of [...some, sampleRequest(endpoint, sample)]) {
          const request = await atItsTime(api, planned, token);
          const outcome = await send(request, token).catch((error: unknown) => ({
            status: 599,
            type: null,
            text: String(error),
          }));
          const fault = faultOf(outcome);
          if (fault !== null) faults.push(`${name} ${shown(request)} → ${fault}`);
          if (outcome.status < 400) reached.add(name);
          if (ENDING.has(name)) token = await band.signIn();
        }
      }
    }
    expect(faults).toEqual([]);
    expect(CALLS.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  },
);

function shown({ method, address, headers, body }: RawRequest): string {
  const text = body === null ? "" : body.toString("utf8");
  return `${method} ${address.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${text.slice(0, 300)}`;
}
