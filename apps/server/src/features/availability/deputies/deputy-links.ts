/** Links of one deputy and one gig. Signed, and nothing is kept of them. */
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";

/** The heads of the addresses: to answer, and to see the gig once one has accepted. */
export const DEPUTY = "/deputy";
export const GUEST = "/guest";

/** What a link stands for by itself. */
export interface DeputyPlace {
  bandId: number;
  askedId: number;
}

export interface DeputyLink {
  key: LinkKey;
  place: DeputyPlace;
  eventId: number;
  /** It counts for this address alone: with a new one, an old mailbox opens nothing any more. */
  email: string;
}

export function deputyUrl(publicUrl: string, link: DeputyLink): string {
  return addressOf(publicUrl + DEPUTY, link, "deputy");
}

/** `site` is empty for an address on the site itself. */
export function guestUrl(site: string, link: DeputyLink): string {
  return addressOf(site + GUEST, link, "guest");
}

type Purpose = "deputy" | "guest";

export function isDeputySignature(claimed: unknown, link: DeputyLink, purpose: Purpose): boolean {
  return isSignature(claimed, signatureOf(link, purpose));
}

/** Null for an address that is none of ours. */
export function placeIn(address: string): DeputyPlace | null {
  const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(address);
  if (!match) return null;
  const [bandId = 0, askedId = 0] = match.slice(1).map(Number);
  return { bandId, askedId };
}

function addressOf(head: string, link: DeputyLink, purpose: Purpose): string {
  const { bandId, askedId } = link.place;
  const query = new URLSearchParams({ signature: signatureOf(link, purpose) });
  return `${head}/${bandId}.${askedId}?${query}`;
}

function signatureOf({ key, place, eventId, email }: DeputyLink, purpose: Purpose): string {
  return sign(key, purpose, place.bandId, eventId, place.askedId, email);
}
