/** What a request of the page is to the service worker. */
import { SERVER_ADDRESSES } from "@bandstand/domain/server-addresses";

/**
 * page: an address of the application. asset: a file whose name changes with its contents. file: another file of the
 * build. none: not its business.
 */
export type RequestKind = "page" | "asset" | "file" | "none";

interface AskedFor {
  url: string;
  method: string;
  mode: string;
}

/** What is asked of the API, files, and pages that the server writes always go to the server. */
const SERVERS_OWN = new RegExp(`^/(${SERVER_ADDRESSES.join("|")})(/|$)`);

/** @param files the files of the build that have no hash in their names */
export function requestKind(
  { url, method, mode }: AskedFor,
  origin: string,
  files: ReadonlySet<string>,
): RequestKind {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "none";
  if (SERVERS_OWN.test(address.pathname)) return "none";
  if (address.pathname.startsWith("/assets/")) return "asset";
  if (files.has(address.pathname)) return "file";
  return mode === "navigate" ? "page" : "none";
}
