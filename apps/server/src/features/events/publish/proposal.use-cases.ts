/** A promoter looks at a proposal by its link, and answers it. */
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import { answersOpen, type PromoterAnswer } from "@bandstand/domain/promoter-answers";
import type { BandTransaction, Database } from "../../../platform/database/transactions.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { announceRemark } from "../../../records/kit/record-changes.ts";
import { EVENT } from "../../../records/events/event-kind.ts";
import { mailAnswer } from "./promoter-answers.jobs.ts";
import { isProposalSignature } from "./proposal-link.ts";
import {
  addAnswer,
  type Answer,
  findProposal,
  holdEvent,
  type Proposal,
} from "./proposal.repository.ts";

export interface OpenedProposal extends Proposal {
  /** What may be answered now. */
  open: readonly PromoterAnswer[];
  /** The promoter's own address. */
  promoter: string;
}

export interface ProposalServices {
  database: Database;
  linkKey: LinkKey;
  now: () => Date;
}

interface Link {
  /** Band and event, `7.12`. */
  name: string;
  signature: unknown;
}

/** Null for a link that was not made here, or whose event is gone: nobody learns which. */
export async function openProposal(
  services: ProposalServices,
  link: Link,
): Promise<OpenedProposal | null> {
  const proposed = proposedOf(link.name);
  if (!proposed) return null;
  const { bandId } = proposed;
  return services.database.band({ bandId, readOnly: true }, (tx) =>
    open(tx, services, link, proposed.eventId),
  );
}

export type Answered = { proposal: OpenedProposal; isKept: boolean };

/** What is said a second time in the same words is kept once, and so is told once. */
export async function answerProposal(
  services: ProposalServices,
  link: Link,
  answer: Answer,
): Promise<Answered | null> {
  const proposed = proposedOf(link.name);
  if (!proposed) return null;
  const { bandId, eventId } = proposed;
  return services.database.band({ bandId }, async (tx) => {
    await holdEvent(tx, eventId);
    const proposal = await open(tx, services, link, eventId);
    if (!proposal) return null;
    if (!proposal.open.includes(answer.answer)) return { proposal, isKept: false };
    const [latest] = proposal.answers;
    if (latest?.answer === answer.answer && latest.words === answer.words)
      return { proposal, isKept: true };
    const answerId = await addAnswer(tx, eventId, answer);
    if (answerId === undefined) return { proposal, isKept: false };
    await mailAnswer(tx, { answerId, promoter: proposal.promoter });
    await announceRemark(tx, EVENT, eventId);
    return { proposal, isKept: true };
  });
}

async function open(
  tx: BandTransaction,
  { linkKey: key, now }: ProposalServices,
  { signature }: Link,
  eventId: number,
): Promise<OpenedProposal | null> {
  const proposal = await findProposal(tx, eventId);
  if (!proposal) return null;
  const { bandId } = tx;
  const promoter = proposal.addresses.find((to) =>
    isProposalSignature(signature, { key, bandId, eventId, to }),
  );
  if (promoter === undefined) return null;
  const today = dateInTimeZone(now(), proposal.timeZone);
  return { ...proposal, promoter, open: answersOpen(proposal, today) };
}

function proposedOf(name: string): { bandId: number; eventId: number } | null {
  const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(name);
  return match && { bandId: Number(match[1]), eventId: Number(match[2]) };
}
