/** The private address of a press kit: signed, and ended by making another or none. */
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";

export interface PressAddress {
  bandId: number;
  /** When it was made, in milliseconds of the clock; null while there is none. */
  madeAt: number | null;
}

export const pressPath = (identity: string) => `/press/${encodeURIComponent(identity)}`;

export function privatePressPath(
  key: LinkKey,
  identity: string,
  { bandId, madeAt }: PressAddress,
): string | null {
  if (madeAt === null) return null;
  return `${pressPath(identity)}/${signatureOf(key, bandId, madeAt)}`;
}

export function opensPress(
  key: LinkKey,
  claimed: string,
  { bandId, madeAt }: PressAddress,
): boolean {
  return madeAt !== null && isSignature(claimed, signatureOf(key, bandId, madeAt));
}

const signatureOf = (key: LinkKey, bandId: number, madeAt: number) =>
  sign(key, "press", bandId, madeAt);
