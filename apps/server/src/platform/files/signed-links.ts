import { createHmac, timingSafeEqual } from "node:crypto";

/** 256 bits that every server of one database shares. */
export type LinkKey = Uint8Array;

/**
 * Links live for one to two hours: the end is on a whole hour, so that the same file has the same link for an hour,
 * which lets a browser reuse what it has and a list answer that nothing has changed.
 */
const STEP_S = 3600;

/** The address under which a browser may read `filename` without a token, until the hour after next. */
export function signedUploadPath(key: LinkKey, filename: string, now: Date): string {
  const expires = signedUploadEnd(now).getTime() / 1000;
  const path = filename.split("/").map(encodeURIComponent).join("/");
  return `/uploads/${path}?expires=${expires}&signature=${sign(key, "upload", filename, expires)}`;
}

/** When a link that is made now ends. */
export function signedUploadEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000 / STEP_S) + 2) * STEP_S * 1000);
}

/** The query of such an address, as it came. */
export interface ClaimedSignature {
  readonly expires?: unknown;
  readonly signature?: unknown;
}

export function isSignedUpload(
  key: LinkKey,
  filename: string,
  { expires, signature }: ClaimedSignature,
  now: Date,
): boolean {
  if (typeof expires !== "string" || !/^[1-9]\d{0,11}$/.test(expires)) return false;
  if (typeof signature !== "string" || Number(expires) * 1000 <= now.getTime()) return false;
  return sameText(signature, sign(key, "upload", filename, Number(expires)));
}

/** `purpose` keeps a signature made for one use from serving for another. The parts cannot run into each other. */
function sign(key: LinkKey, purpose: string, subject: string, expires: number): string {
  const text = JSON.stringify(["bandstand", purpose, subject, expires]);
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Takes the same time wherever the two differ. */
function sameText(claimed: string, expected: string): boolean {
  const a = Buffer.from(claimed);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
