/** One step of an asking, whoever takes it: an editor, a deputy on their page, or the clock. */
import { wantsAnswers } from "@bandstand/domain/availability";
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import {
  acceptedDeputy,
  afterDeputyMove,
  answerByOf,
  type AskedDeputy,
  type DeputyMove,
  waitedFor,
} from "@bandstand/domain/deputies";
import type { BandTransaction } from "../../../platform/database/transactions.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { EVENT } from "../../../records/events/event-kind.ts";
import { announceRemark } from "../../../records/kit/record-changes.ts";
import { keepAnswer } from "../answers.repository.ts";
import { askerMail, deputyMail, deputyTimeOut, guestMail, takenBackMail } from "./deputy-mails.ts";
import {
  cannotDeputise,
  findPlaceOf,
  forgetAnswer,
  keepDeputies,
  lockAsking,
  type LockedAsking,
} from "./deputies.repository.ts";

/** Undefined where there is no such asking; `isMoved` is false where somebody else was quicker. */
export interface Moved {
  eventId: number;
  isMoved: boolean;
  /** The one who has not answered still has time. */
  isEarly: boolean;
}

export async function moveDeputies(
  tx: BandTransaction,
  now: Date,
  askingId: number,
  move: DeputyMove,
): Promise<Moved | undefined> {
  const asking = await lockAsking(tx, askingId);
  if (!asking) return undefined;
  const { event, deputies, hours } = asking;
  const { eventId } = event;
  const today = dateInTimeZone(now, event.timeZone);
  const ids = deputies.map(({ bandUserId }) => bandUserId);
  const isWanted = wantsAnswers(event, today);
  const next = afterDeputyMove(deputies, move, {
    now,
    answerBy: answerByOf(now, hours, event),
    isWanted,
    cannot: await cannotDeputise(tx, { eventId, today }, ids),
  });
  if (next === null) {
    const isWaiting = "bandUserId" in move && waitedFor(deputies)?.bandUserId === move.bandUserId;
    return { eventId, isMoved: false, isEarly: isWaiting };
  }
  await keepDeputies(tx, askingId, next);
  await followUp(tx, askingId, { asking, next, move, isWanted });
  await announceRemark(tx, EVENT, eventId);
  return { eventId, isMoved: true, isEarly: false };
}

/** Whoever says no to an event at which they are a deputy plays there no more. */
export async function giveUpPlace(
  tx: BandTransaction,
  now: Date,
  { eventId, bandUserId }: { eventId: number; bandUserId: number },
): Promise<void> {
  const askingId = await findPlaceOf(tx, eventId, bandUserId);
  if (askingId !== undefined) await moveDeputies(tx, now, askingId, { kind: "giveUp", bandUserId });
}

interface Step {
  asking: LockedAsking;
  next: readonly AskedDeputy[];
  move: DeputyMove;
  isWanted: boolean;
}

async function followUp(
  tx: BandTransaction,
  askingId: number,
  { asking: { event, deputies }, next, move, isWanted }: Step,
): Promise<void> {
  const idOf = (one: AskedDeputy) =>
    deputies.find(({ bandUserId }) => bandUserId === one.bandUserId)?.id ?? 0;
  const waiting = waitedFor(next);
  const isAsked = waiting && waiting.bandUserId !== waitedFor(deputies)?.bandUserId;
  if (isAsked && waiting.answerBy !== null) {
    await enqueue(tx, deputyMail, { askedId: idOf(waiting) });
    await enqueue(
      tx,
      deputyTimeOut,
      { bandId: tx.bandId, askingId, bandUserId: waiting.bandUserId },
      { runAt: new Date(waiting.answerBy) },
    );
  }
  const ofEvent = { eventId: event.eventId };
  const accepted = acceptedDeputy(next);
  if (move.kind === "accept" && accepted) {
    const { bandUserId } = accepted;
    await keepAnswer(tx, { ...ofEvent, bandUserId, answer: "Y", note: undefined });
    await enqueue(tx, guestMail, { askedId: idOf(accepted) });
    await enqueue(tx, askerMail, { askingId });
  }
  if (move.kind === "takeBack") {
    await forgetAnswer(tx, event.eventId, move.bandUserId);
    const whose = next.find(({ bandUserId }) => bandUserId === move.bandUserId);
    if (whose) await enqueue(tx, takenBackMail, { askedId: idOf(whose) });
  }
  // Who plays was told them.
  if (move.kind === "giveUp" && isWanted) await enqueue(tx, askerMail, { askingId });
  // An editor who skips sees it; whoever waits for the clock or for an answer does not.
  const isByItself = move.kind === "decline" || move.kind === "runOut";
  if (isByItself && !waiting && isWanted) await enqueue(tx, askerMail, { askingId });
}
