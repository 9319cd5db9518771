/** Random secrets that travel (tokens, mailed links) and the hashes of them that are kept. */
import { createHash, randomBytes } from "node:crypto";

/** 256 bits, safe in addresses and headers. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps, in hex: a secret of 256 bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
