/** All that a call may answer: what the contract says of it, and what the router adds to every call of its kind. */
import { type Endpoint, isEventStream, maxBodyOf } from "@bandstand/contracts/endpoint";
import { type ErrorCode, FAILURES } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";

export function failuresOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { access, method, params, query, body, answer, failures = [] } = endpoint;
  const codes = new Set<ErrorCode>(["bad_request", "unexpected", "database_away", ...failures]);
  if (access.kind !== "public") codes.add("not_signed_in");
  if (access.kind !== "public" && access.kind !== "signedIn") codes.add("no_right");
  // A parameter that is longer than any leads nowhere.
  if (params) codes.add("not_found");
  if (params || query || body) codes.add("invalid");
  // Of a band whose large answers take up its room already.
  const isJson = answer !== undefined && answer !== "file" && !isEventStream(answer);
  if (access.kind !== "public" && method === "GET" && isJson) codes.add("throttled");
  // Of a band whose large bodies take up its room already.
  if (body && body !== "upload" && maxBodyOf(endpoint) > LIMITS.body) codes.add("throttled");
  if (method !== "GET") {
    for (const code of ["too_slow", "too_large", "wrong_type", "no_room"] as const) codes.add(code);
  }
  return codes;
}

/** What a call answers where it does what it is asked: the usual first. */
export function successesOf(endpoint: Endpoint): readonly [number, ...number[]] {
  const { status = 200, alsoAnswers = [] } = endpoint;
  return [status, ...alsoAnswers.map((also) => also.status)];
}

export function statusesOf(endpoint: Endpoint): ReadonlySet<number> {
  const failures = [...failuresOf(endpoint)].map((code) => FAILURES[code].status);
  const unchanged = endpoint.revalidate ? [304] : [];
  return new Set([...successesOf(endpoint), ...unchanged, ...failures]);
}
