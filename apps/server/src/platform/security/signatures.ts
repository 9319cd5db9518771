/** Signatures of links that carry their own proof, so that nothing has to be kept of them. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** 256 bits that every server of one database shares. */
export type LinkKey = Uint8Array;

/** The first part names the use, which keeps a signature made for one from serving for another. The parts cannot run into each other. */
export function sign(key: LinkKey, ...parts: readonly (string | number)[]): string {
  const text = JSON.stringify(["bandstand", ...parts]);
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Takes the same time wherever the two differ. */
export function isSignature(claimed: unknown, expected: string): boolean {
  if (typeof claimed !== "string") return false;
  const a = Buffer.from(claimed);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
