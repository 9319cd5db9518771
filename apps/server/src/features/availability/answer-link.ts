/** Links by which a member answers to one event without signing in. Signed, and nothing is kept of them. */
import { isSignature, type LinkKey, sign } from "../../platform/security/signatures.ts";
import type { AskedMember } from "./asking.repository.ts";

/** The head of the addresses at which members answer. */
export const ANSWER = "/answer";

interface AnswerLink {
  key: LinkKey;
  asked: AskedMember;
  /** It counts for this address alone: with a new one, an old mailbox answers nothing any more. */
  email: string;
}

export function answerUrl(publicUrl: string, link: AnswerLink): string {
  const { bandId, eventId, bandUserId } = link.asked;
  const query = new URLSearchParams({ signature: signatureOf(link) });
  return `${publicUrl}${ANSWER}/${bandId}.${eventId}.${bandUserId}?${query}`;
}

export function isAnswerSignature(claimed: unknown, link: AnswerLink): boolean {
  return isSignature(claimed, signatureOf(link));
}

/** Null for an address that is none of ours. */
export function askedIn(address: string): AskedMember | null {
  const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(address);
  if (!match) return null;
  const [bandId = 0, eventId = 0, bandUserId = 0] = match.slice(1).map(Number);
  return { bandId, eventId, bandUserId };
}

function signatureOf({ key, asked: { bandId, eventId, bandUserId }, email }: AnswerLink): string {
  return sign(key, "answer to an event", bandId, eventId, bandUserId, email);
}
