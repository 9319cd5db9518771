/** Requests of one call by chance: ones that are done, good ones, ones with a mistake, and what no client of ours would send. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import * as fc from "fast-check";
import type { AnyRequest } from "../ask.ts";
import { pdfFile } from "../pdf-files.ts";
import { mp3File } from "../sounds.ts";
import { badValues, spoiled } from "./bad-values.ts";
import { goodValues } from "./good-values.ts";
import { fieldsOf, nearParts } from "./near-requests.ts";

export interface RawRequest {
  method: string;
  /** Path and query as they are sent. */
  address: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

const JSON_TYPE = { "content-type": "application/json" };

/** @param sample a good request about records that are there: most requests are near it, and get further than to look for them */
export function requestsOf(
  endpoint: Endpoint,
  words: readonly unknown[],
  sample: AnyRequest,
): fc.Arbitrary<RawRequest> {
  const good = goodParts(endpoint, words, sample.params);
  const near = nearParts(sample, good);
  const spoiledParts = fc
    .tuple(fc.oneof(near, good), fc.nat(), badValues)
    .map(([parts, at, bad]) => spoiled(parts, at, bad) as AnyRequest | null);
  const kinds: fc.WeightedArbitrary<RawRequest>[] = [
    { weight: 6, arbitrary: near.map((parts) => requestOf(endpoint, parts)) },
    { weight: 2, arbitrary: good.map((parts) => requestOf(endpoint, parts)) },
    { weight: 5, arbitrary: spoiledParts.map((parts) => requestOf(endpoint, parts ?? {})) },
    { weight: 2, arbitrary: addresses(endpoint, good) },
    { weight: 1, arbitrary: headers(endpoint, good) },
  ];
  if (endpoint.body === "upload") kinds.push({ weight: 10, arbitrary: uploads(endpoint, near) });
  else if (endpoint.body) kinds.push({ weight: 2, arbitrary: brokenTexts(endpoint, good) });
  return fc.oneof(...kinds);
}

function goodParts({ params, query, body }: Endpoint, words: readonly unknown[], known: unknown) {
  const part = (schema: typeof params) => (schema ? goodValues(schema, words) : fc.constant({}));
  return fc.record({
    params: known === undefined ? part(params) : fc.oneof(fc.constant(known), part(params)),
    query: part(query),
    body: body === "upload" ? fc.constant(undefined) : part(body),
  });
}

/** @returns without a file the sample itself; with one, a file that is taken */
export function sampleRequest(endpoint: Endpoint, sample: AnyRequest): RawRequest {
  const request = requestOf(endpoint, sample);
  if (endpoint.body !== "upload") return request;
  const body = endpoint.path.startsWith("/documentupload") ? PAPER : SONG;
  return { ...request, headers: { "content-type": UPLOAD_TYPES[0] }, body };
}

function requestOf(endpoint: Endpoint, { params, query, body }: AnyRequest): RawRequest {
  const { method } = endpoint;
  const hasBody = endpoint.body !== undefined && endpoint.body !== "upload";
  const given = new Map<string, unknown>(fieldsOf(params));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(given.get(name)),
  );
  const search = fieldsOf(query)
    .slice(0, 100)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join("&");
  return {
    method,
    address: `/api${path}${search === "" ? "" : `?${search}`}`,
    headers: hasBody ? JSON_TYPE : {},
    body: hasBody ? (JSON.stringify(body) ?? "") : null,
  };
}

/** Short enough for a line of headers, so that it is the server's own answer that comes. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
}

const ODD_PATHS = [
  "%00",
  "%ff",
  "%E0%A4%A",
  "..%2f..%2fetc",
  "%2e%2e",
  "1;x=1",
  "🎸",
  "1%20",
  "+1",
];
const ODD_QUERIES = [
  "?search=%00",
  "?search=%ff",
  "?a=1&a=2",
  "?search[]=x",
  "?__proto__=1",
  "?setlistId=0&setlistId=1",
  `?${"a=1&".repeat(1500)}`,
  "?%",
  "?=",
  "?songId=&userId=",
  "?confirm=maybe",
  "?limit=99999999999",
];
const ODD_ENDS = [...ODD_PATHS, "a".repeat(5000), ...ODD_QUERIES];

function addresses(endpoint: Endpoint, good: fc.Arbitrary<AnyRequest>): fc.Arbitrary<RawRequest> {
  return fc.tuple(good, fc.constantFrom(...ODD_ENDS)).map(([parts, end]) => {
    const request = requestOf(endpoint, parts);
    const [path = ""] = request.address.split("?");
    const address = end.startsWith("?") ? `${path}${end}` : path.replace(/[^/]*$/, end);
    return { ...request, address };
  });
}

const ODD_HEADERS: readonly Record<string, string>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/xml" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "multipart/form-data" },
  { "content-type": ";" },
  { authorization: "Basic YTpi" },
  { authorization: "Bearer" },
  { authorization: `Bearer ${"x".repeat(5000)}` },
  { range: "bytes=9-1,0-0,-5,x" },
  { "if-none-match": '*, "x", W/"y"' },
  { "if-range": "yesterday" },
  { "x-forwarded-for": "1.2.3.4, evil" },
  { accept: "*/*;q=x", "accept-encoding": "identity;q=0" },
];

function headers(endpoint: Endpoint, good: fc.Arbitrary<AnyRequest>): fc.Arbitrary<RawRequest> {
  return fc.tuple(good, fc.constantFrom(...ODD_HEADERS)).map(([parts, odd]) => {
    const request = requestOf(endpoint, parts);
    return { ...request, headers: { ...request.headers, ...odd } };
  });
}

function brokenTexts(endpoint: Endpoint, good: fc.Arbitrary<AnyRequest>): fc.Arbitrary<RawRequest> {
  const ends = ["", "{", "\0", '"', "]", ",", "\u{1f3b8}", '"__proto__":{}}', "[".repeat(20_000)];
  return fc.tuple(good, fc.nat(), fc.constantFrom(...ends)).map(([parts, at, end]) => {
    const request = requestOf(endpoint, parts);
    const text = String(request.body ?? "");
    return { ...request, body: text.slice(0, at % (text.length + 1)) + end };
  });
}

const mp3 = mp3File({ seconds: 1, channels: 1 });
const field = (name: string, filename: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: audio/mpeg\r\n\r\n`;
const END = "\r\n--b--\r\n";
const SONG = Buffer.concat([Buffer.from(field("file", "take.mp3")), mp3, Buffer.from(END)]);
const PAPER = Buffer.concat([
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nStage plot\r\n`),
  Buffer.from(field("file", "plot.pdf")),
  pdfFile(),
  Buffer.from(END),
]);
const UPLOADS = [
  SONG,
  PAPER,
  Buffer.concat([
    Buffer.from(field("file", "../../\0.mp3")),
    mp3.subarray(0, 900),
    Buffer.from(END),
  ]),
  Buffer.concat([Buffer.from(field("other", "take.mp3")), mp3, Buffer.from(END)]),
  Buffer.concat([Buffer.from(field("file", "take.mp3")), mp3]),
  Buffer.from(field("file", "")),
  Buffer.from(`${field("file", "letter.mp3")}Dear band, this is no song.${END}`),
  Buffer.from(`${field("file", "a")}${END}${field("file", "b")}${END}`),
  Buffer.from(`--b\r\n${"X: y\r\n".repeat(3000)}\r\n${END}`),
  Buffer.from('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext' + END),
  Buffer.from("--b--"),
  Buffer.from("garbage"),
  Buffer.alloc(0),
] as const;
const UPLOAD_TYPES = [
  "multipart/form-data; boundary=b",
  "multipart/form-data; boundary=c",
] as const;
const ODD_UPLOAD_TYPES = ["multipart/form-data", "multipart/form-data; boundary=", "audio/mpeg"];

function uploads(endpoint: Endpoint, near: fc.Arbitrary<AnyRequest>): fc.Arbitrary<RawRequest> {
  const types = fc.constantFrom(...UPLOAD_TYPES, ...UPLOAD_TYPES, ...ODD_UPLOAD_TYPES);
  return fc.tuple(near, fc.constantFrom(...UPLOADS), types).map(([parts, body, type]) => ({
    ...requestOf(endpoint, parts),
    headers: { "content-type": type },
    body,
  }));
}
