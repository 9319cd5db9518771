import type { IncomingHttpHeaders } from "node:http";
import type { FileFacts } from "./file-store.ts";

export type Verdict = "proceed" | "not-modified" | "failed";

type Facts = Pick<FileFacts, "etag" | "modifiedAt">;

/** Judges the conditions of a GET or HEAD in the order of RFC 9110, section 13.2.2. Dates count whole seconds. */
export function judgePreconditions(headers: IncomingHttpHeaders, file: Facts): Verdict {
  if (headers["if-match"] !== undefined) {
    if (!names(headers["if-match"], file.etag, "strong")) return "failed";
  } else if (isBefore(headers["if-unmodified-since"], file)) return "failed";

  if (headers["if-none-match"] !== undefined) {
    return names(headers["if-none-match"], file.etag, "weak") ? "not-modified" : "proceed";
  }
  const since = dateOf(headers["if-modified-since"]);
  return since !== null && seconds(file.modifiedAt) <= since ? "not-modified" : "proceed";
}

/** Whether a Range may be answered as such: without If-Range, or when it names the file as it is now (section 13.1.5). */
export function rangeApplies(ifRange: string | string[] | undefined, file: Facts): boolean {
  if (typeof ifRange !== "string") return true;
  if (ifRange.includes('"')) return ifRange === file.etag && !ifRange.startsWith("W/");
  return dateOf(ifRange) === seconds(file.modifiedAt);
}

function names(list: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (list.trim() === "*") return true;
  const tags = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => (comparison === "weak" ? tag.replace(/^W\//, "") : tag) === etag);
}

function isBefore(header: string | undefined, file: Facts): boolean {
  const since = dateOf(header);
  return since !== null && seconds(file.modifiedAt) > since;
}

/** Seconds since 1970, or null for no date or one that does not parse. */
function dateOf(header: string | undefined): number | null {
  const milliseconds = Date.parse(header ?? "");
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
