/** Who can come: each member answers for themselves, and those who look at the event see it. */
import type { AnswerEvent, Availability, EventMember } from "@bandstand/contracts/availability";
import { Failure } from "@bandstand/contracts/failure";
import { wantsAnswers } from "@bandstand/domain/availability";
import { addDays } from "@bandstand/domain/calendar-date";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { announceRemark } from "../../records/kit/record-changes.ts";
import { found } from "../../records/kit/record-kind.ts";
import {
  type EventToAnswer,
  findAvailability,
  holdEvent,
  keepAnswer,
  listMembers,
  type OwnAnswer,
} from "./answers.repository.ts";
import { giveUpPlace } from "./deputies/deputy-moves.ts";

interface AnswerServices {
  database: Database;
  now: () => Date;
}

/** Days before today of which calendars still show who was away. */
const SHOWN_DAYS = 62;

/** Throws `event_not_found` and `event_closed`. */
export function answer(
  { database, now }: AnswerServices,
  caller: Caller,
  eventId: number,
  { answer: given, note }: AnswerEvent,
): Promise<Availability> {
  return database.band(bandScope(caller), async (tx) => {
    await openEvent(tx, eventId, caller.today);
    await take(tx, now(), { eventId, bandUserId: caller.id, answer: given, note });
    return readAvailability(tx, eventId);
  });
}

/** Of a member who has signed in, or has a link of their own. */
export async function take(tx: BandTransaction, now: Date, given: OwnAnswer): Promise<void> {
  await keepAnswer(tx, given);
  if (given.answer === "N") await giveUpPlace(tx, now, given);
  await announceRemark(tx, EVENT, given.eventId);
}

export function members(database: Database, caller: Caller): Promise<EventMember[]> {
  const { today } = caller;
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listMembers(tx, today, addDays(today, -SHOWN_DAYS)),
  );
}

/** Throws `event_not_found`, and `event_closed` for one that is over or cancelled. */
export async function openEvent(
  tx: BandTransaction,
  eventId: number,
  today: string,
): Promise<EventToAnswer> {
  const event = found(EVENT, await holdEvent(tx, eventId));
  if (!wantsAnswers(event, today)) throw new Failure("event_closed");
  return event;
}

export async function readAvailability(
  tx: BandTransaction,
  eventId: number,
): Promise<Availability> {
  return found(EVENT, await findAvailability(tx, eventId));
}
