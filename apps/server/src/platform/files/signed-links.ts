import { isSignature, type LinkKey, sign } from "../security/signatures.ts";

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
  if (Number(expires) * 1000 <= now.getTime()) return false;
  return isSignature(signature, sign(key, "upload", filename, Number(expires)));
}
