/** One run through the mails of a band that are due: a few senders, each with one mail in hand. */
import { randomUUID } from "node:crypto";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import type { Database } from "../../../platform/database/transactions.ts";
import {
  InvalidMessage,
  MailDeferred,
  type Mailer,
  MailRefused,
} from "../../../platform/mail/mailer.ts";
import { unsubscribeUrl } from "../../../platform/mail/unsubscribe.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { followerName, GIG_LIST } from "./follower-list.ts";
import { writeMail } from "./gig-mail.ts";
import {
  findFacts,
  type Outcome,
  takeBack,
  type TakenMail,
  tellAndTake,
} from "./outgoing-mails.repository.ts";
import { addFollowerMails } from "./readers.repository.ts";
import { proposalUrl } from "./proposal-link.ts";
import { MOST_ATTEMPTS, pauseAfter } from "./retry-pauses.ts";

export interface SendServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Signs the links that answer, and that stop these mails. */
  linkKey: LinkKey;
}

export interface RunOfMails {
  sent: number;
  /** Why the mail server could not be reached; null where it could. */
  away: unknown;
}

/** As many as the mailer has connections. A server that is killed leaves as many mails of which nobody knows. */
const SENDERS = 3;

/** Characters of what a mail server said that are kept. */
const ERROR_MAX = 300;

/**
 * Ends when none is due any more, when `signal` is aborted, or with the first mail that the mail server was away for.
 * Throws what the database failed with.
 */
export async function sendDueMails(
  services: SendServices,
  bandId: number,
  signal: AbortSignal,
): Promise<RunOfMails> {
  const { database } = services;
  const run = randomUUID();
  const result: RunOfMails = { sent: 0, away: null };
  const factsOf = factsByPublication(database, bandId);
  await takeBack(database, bandId, run);
  await database.band({ bandId }, addFollowerMails);

  async function send(): Promise<void> {
    let told: Outcome | null = null;
    for (;;) {
      const takes = !signal.aborted && result.away === null;
      const mail: TakenMail | null = await tellAndTake(database, { bandId, run, takes }, told);
      if (!mail) return;
      const { outcome, away } = await attempt(services, bandId, mail, factsOf);
      told = outcome;
      if (outcome.state === "sent") result.sent += 1;
      result.away ??= away;
    }
  }

  const ended = await Promise.allSettled(Array.from({ length: SENDERS }, send));
  const failed = ended.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return result;
}

interface Attempt {
  outcome: Outcome;
  away: unknown;
}

async function attempt(
  services: SendServices,
  bandId: number,
  mail: TakenMail,
  factsOf: (publicationId: number) => Promise<PublicationFacts | null>,
): Promise<Attempt> {
  const told = (state: Outcome["state"], error: string | null = null, pause = 0) => ({
    mailId: mail.id,
    state,
    error,
    pause,
  });
  const facts = mail.isWanted ? await factsOf(mail.publicationId) : null;
  if (facts === null) return { outcome: told("withdrawn"), away: null };
  try {
    await services.mailer.send(messageOf(services, bandId, mail, facts));
    return { outcome: told("sent"), away: null };
  } catch (error) {
    const words = wordsOf(error);
    const isFinal = error instanceof MailRefused || error instanceof InvalidMessage;
    if (isFinal || mail.attempts >= MOST_ATTEMPTS)
      return { outcome: told("failed", words), away: null };
    return {
      outcome: told("waiting", words, pauseAfter(mail.attempts)),
      away: error instanceof MailDeferred ? null : error,
    };
  }
}

function messageOf(
  { publicUrl: site, linkKey: key }: SendServices,
  bandId: number,
  { recipient, eventId, followerId, toAddress: to }: TakenMail,
  facts: PublicationFacts,
) {
  const mail = { facts, recipient, bandId, eventId, site };
  switch (recipient) {
    case "V":
      return {
        ...writeMail({ ...mail, ownUrl: proposalUrl(site, { key, bandId, eventId, to }) }),
        to,
      };
    case "B":
      return { ...writeMail({ ...mail, ownUrl: `${site}/event/${eventId}` }), to };
    default: {
      const reader = followerName({ bandId, followerId: followerId ?? 0 });
      const stopUrl = unsubscribeUrl(site, { key, list: GIG_LIST, reader, email: to });
      return { ...writeMail({ ...mail, ownUrl: stopUrl }), to, listUnsubscribe: stopUrl };
    }
  }
}

/** Those of the publication that is just sent are kept, however many readers it has. */
function factsByPublication(database: Database, bandId: number) {
  let kept: { id: number; facts: Promise<PublicationFacts | null> } | null = null;
  return (id: number) => {
    if (kept?.id !== id) {
      const facts = findFacts(database, bandId, id).then((found) => found?.facts ?? null);
      kept = { id, facts };
    }
    return kept.facts;
  };
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
}
