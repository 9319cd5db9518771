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
import { writeDigest, writeMail } from "./gig-mail.ts";
import {
  beginRun,
  findFacts,
  type Outcome,
  type TakenMail,
  tellAndTake,
} from "./outgoing-mails.repository.ts";
import { addFollowerMails } from "./readers.repository.ts";
import { proposalUrl } from "./proposal-link.ts";
import { returnPath } from "./return-path.ts";
import { MOST_ATTEMPTS, pauseAfter } from "./retry-pauses.ts";

export interface SendServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Signs the links that answer, and that stop these mails. */
  linkKey: LinkKey;
  /** Where mails come back to that were not delivered; undefined where nobody takes them in. */
  bounceAddress?: string | undefined;
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
  const result: RunOfMails = { sent: 0, away: null };
  const factsOf = factsByPublication(database, bandId);
  await database.band({ bandId }, addFollowerMails);
  const run = await beginRun(database, bandId, randomUUID());

  async function send(): Promise<void> {
    let told: Outcome | null = null;
    for (;;) {
      const takes = !signal.aborted && result.away === null;
      const taken: TakenMail[] | null = await tellAndTake(database, run, { takes, told });
      if (!taken) return;
      const { outcome, away } = await attempt(services, bandId, taken, factsOf);
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

/** A mail with what it tells. */
interface Told {
  mail: TakenMail;
  facts: PublicationFacts;
}

async function attempt(
  services: SendServices,
  bandId: number,
  taken: readonly TakenMail[],
  factsOf: (publicationId: number) => Promise<PublicationFacts | null>,
): Promise<Attempt> {
  const read = await Promise.all(
    latestOfEach(taken).map(async (mail) => ({ mail, facts: await factsOf(mail.publicationId) })),
  );
  const wanted = read.flatMap(({ mail, facts }): Told[] => (facts ? [{ mail, facts }] : []));
  const isTold = new Set(wanted.map(({ mail }) => mail.id));
  const attempts = Math.max(...taken.map((mail) => mail.attempts));
  const told = (state: Outcome["state"], error: string | null = null, pause = 0) => ({
    mailIds: taken.map(({ id }) => id),
    withdrawnIds: taken.map(({ id }) => id).filter((id) => !isTold.has(id)),
    state,
    error,
    pause,
  });
  const [first, ...others] = wanted;
  if (!first) return { outcome: told("withdrawn"), away: null };
  try {
    const message =
      others.length === 0
        ? messageOf(services, bandId, first)
        : digestOf(services, bandId, [first, ...others]);
    await services.mailer.send({ ...message, ...returnPathOf(services, bandId, first.mail.id) });
    return { outcome: told("sent"), away: null };
  } catch (error) {
    const words = wordsOf(error);
    const isFinal = error instanceof MailRefused || error instanceof InvalidMessage;
    if (isFinal || attempts >= MOST_ATTEMPTS) return { outcome: told("failed", words), away: null };
    return {
      outcome: told("waiting", words, pauseAfter(attempts)),
      away: error instanceof MailDeferred ? null : error,
    };
  }
}

/** Of those that still are as they say: an event that was published twice on a day is told of by its last words. */
function latestOfEach(taken: readonly TakenMail[]): TakenMail[] {
  const wanted = taken.filter(({ isWanted }) => isWanted);
  return wanted.filter(
    (mail) =>
      !wanted.some(
        (other) => other.eventId === mail.eventId && other.publicationId > mail.publicationId,
      ),
  );
}

function messageOf(
  { publicUrl: site, linkKey: key }: SendServices,
  bandId: number,
  { mail: { recipient, eventId, followerId, toAddress: to }, facts }: Told,
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
      const stopUrl = stopUrlOf({ site, key, bandId, followerId, to });
      return { ...writeMail({ ...mail, ownUrl: stopUrl }), to, listUnsubscribe: stopUrl };
    }
  }
}

/** To one follower, of several gigs. */
function digestOf(
  { publicUrl: site, linkKey: key }: SendServices,
  bandId: number,
  wanted: readonly [Told, ...Told[]],
) {
  const { followerId, toAddress: to } = wanted[0].mail;
  const ownUrl = stopUrlOf({ site, key, bandId, followerId, to });
  const gigs = wanted.map(({ mail: { recipient, eventId }, facts }) => ({
    facts,
    recipient,
    bandId,
    eventId,
    site,
    ownUrl,
  }));
  return { ...writeDigest(gigs, { site, stopUrl: ownUrl }), to, listUnsubscribe: ownUrl };
}

function returnPathOf({ bounceAddress, linkKey }: SendServices, bandId: number, mailId: number) {
  if (bounceAddress === undefined) return {};
  return { returnPath: returnPath(bounceAddress, linkKey, { bandId, mailId }) };
}

interface Stopped {
  site: string;
  key: LinkKey;
  bandId: number;
  followerId: number | null;
  to: string;
}

function stopUrlOf({ site, key, bandId, followerId, to: email }: Stopped): string {
  const reader = followerName({ bandId, followerId: followerId ?? 0 });
  return unsubscribeUrl(site, { key, list: GIG_LIST, reader, email });
}

/** As many as a digest may tell of are kept, however many readers they have. */
const MOST_KEPT = 50;

function factsByPublication(database: Database, bandId: number) {
  const kept = new Map<number, Promise<PublicationFacts | null>>();
  return (id: number) => {
    const known = kept.get(id);
    if (known) return known;
    const facts = findFacts(database, bandId, id).then((found) => found?.facts ?? null);
    kept.set(id, facts);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return facts;
  };
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
}
