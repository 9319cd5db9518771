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

/**
 * The same for a file that not everybody of its band may see: the link holds for as long as the token does for which it was
 * made, and whoever serves it asks again what that may see.
 */
export function signedDocumentPath(
  key: LinkKey,
  { filename, tokenId }: { filename: string; tokenId: number },
  now: Date,
): string {
  const expires = signedUploadEnd(now).getTime() / 1000;
  const signature = sign(key, "document", `${tokenId} ${filename}`, expires);
  return `/uploads/${filename}?expires=${expires}&token=${tokenId}&signature=${signature}`;
}

/** When a link that is made now ends. */
export function signedUploadEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000 / STEP_S) + 2) * STEP_S * 1000);
}

/** The query of such an address, as it came. */
export interface ClaimedSignature {
  readonly expires?: unknown;
  readonly signature?: unknown;
  /** Of a document: for whose token it was made. */
  readonly token?: unknown;
}

export function isSignedUpload(
  key: LinkKey,
  filename: string,
  claimed: ClaimedSignature,
  now: Date,
): boolean {
  return holds(key, ["upload", filename], claimed, now);
}

/** The id of the token that a document's link was made for; null where it is no such link, or not any more. */
export function signedDocumentToken(
  key: LinkKey,
  filename: string,
  claimed: ClaimedSignature,
  now: Date,
): number | null {
  const { token } = claimed;
  if (typeof token !== "string" || !/^[1-9]\d{0,9}$/.test(token)) return null;
  return holds(key, ["document", `${token} ${filename}`], claimed, now) ? Number(token) : null;
}

function holds(
  key: LinkKey,
  [purpose, subject]: readonly [string, string],
  { expires, signature }: ClaimedSignature,
  now: Date,
): boolean {
  if (typeof expires !== "string" || !/^[1-9]\d{0,11}$/.test(expires)) return false;
  if (Number(expires) * 1000 <= now.getTime()) return false;
  return isSignature(signature, sign(key, purpose, subject, Number(expires)));
}
