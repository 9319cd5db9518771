/** Where the mail servers report to that could not deliver a mail: an address of its own for each, which nobody can make up. */
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";

export interface ReturnedMail {
  bandId: number;
  mailId: number;
}

/** Of hexadecimal digits: some mail servers write an address in small letters, and its name has 64 at most. */
const SIGNATURE_LENGTH = 24;
const RADIX = 36;

/** `bounces@band.example` becomes `bounces+1.2s.6f1c…@band.example`. */
export function returnPath(bounceAddress: string, key: LinkKey, mail: ReturnedMail): string {
  const [name, domain] = bounceAddress.split("@");
  const ids = [mail.bandId, mail.mailId].map((id) => id.toString(RADIX)).join(".");
  return `${name}+${ids}.${signatureOf(key, mail)}@${domain}`;
}

/** Null for an address that is none of ours. */
export function readReturnPath(address: string, key: LinkKey): ReturnedMail | null {
  const [, band, id, signature] =
    /\+([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-f]+)@/.exec(address.toLowerCase()) ?? [];
  if (band === undefined || id === undefined) return null;
  const mail = { bandId: Number.parseInt(band, RADIX), mailId: Number.parseInt(id, RADIX) };
  return isSignature(signature, signatureOf(key, mail)) ? mail : null;
}

function signatureOf(key: LinkKey, { bandId, mailId }: ReturnedMail): string {
  const whole = Buffer.from(sign(key, "return path", bandId, mailId), "base64url");
  return whole.toString("hex").slice(0, SIGNATURE_LENGTH);
}
