/** Mails that people asked for are stopped by one press: which lists there are, and the links that each of their mails carries. */
import { isSignature, type LinkKey, sign } from "../security/signatures.ts";

/** Mails of one kind that somebody asked for. What knows its readers says so here, and the rest follows for all lists alike. */
export interface MailingList {
  /** In the address: lower-case letters. */
  readonly name: string;
  /** Null for a reader who is not there any more, or a name that is none. */
  find(reader: string): Promise<Subscription | null>;
  stop(reader: string): Promise<void>;
}

export interface Subscription {
  /** Where the mails go. */
  readonly email: string;
  /** What comes, as it stands in a sentence: "the latest news of The Ardens". */
  readonly what: string;
  readonly isOn: boolean;
}

/** The head of the addresses at which mails are stopped. */
export const UNSUBSCRIBE = "/unsubscribe";

export interface UnsubscribeLink {
  key: LinkKey;
  /** The name of the list. */
  list: string;
  /** How the list knows the reader. */
  reader: string;
  /** The link counts for this address alone: with a new one, an old mailbox stops nothing any more. */
  email: string;
}

/** It has no end: a mail may be read years later. */
export function unsubscribeUrl(publicUrl: string, link: UnsubscribeLink): string {
  const { list, reader } = link;
  const query = new URLSearchParams({ signature: signatureOf(link) });
  return `${publicUrl}${UNSUBSCRIBE}/${list}/${encodeURIComponent(reader)}?${query}`;
}

export function isUnsubscribeSignature(claimed: unknown, link: UnsubscribeLink): boolean {
  return isSignature(claimed, signatureOf(link));
}

function signatureOf({ key, list, reader, email }: UnsubscribeLink): string {
  return sign(key, "unsubscribe", list, reader, email);
}
