/** Finding a date: days are proposed, answered, and one of them becomes an event. */
import type { AddDatePoll, AnswerDatePoll, DatePoll } from "@bandstand/contracts/date-polls";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { DATE_POLL_MESSAGES, pollDaysProblem } from "@bandstand/domain/date-poll";
import { EVENT_MESSAGES } from "@bandstand/domain/event-form";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { found } from "../../records/kit/record-kind.ts";
import { holdEvent } from "./answers.repository.ts";
import {
  deletePoll,
  findPoll,
  insertPoll,
  keepPollAnswer,
  lockPoll,
  openPolls,
  settlePoll,
} from "./date-polls.repository.ts";
import { mailPoll } from "./poll-mails.ts";

const POLL = { noun: "poll", notFound: "date_poll_not_found" } as const;

export function listPolls(database: Database, caller: Caller): Promise<DatePoll[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    openPolls(tx, caller.today),
  );
}

/** Throws `invalid` for days that cannot be proposed, a venue or a type that is not there, and `limit_reached`. */
export function addPoll(
  database: Database,
  caller: Caller,
  { mail = false, ...given }: AddDatePoll,
): Promise<DatePoll> {
  const problem = pollDaysProblem(given.days, caller.today);
  if (problem !== null) throw invalidField("days", problem);
  return database.band(bandScope(caller), async (tx) => {
    const pollId = await insertPoll(tx, given).catch(nameUnknown);
    await checkLimit(tx, "date_polls");
    if (mail) await mailPoll(tx, pollId, caller);
    return readPoll(tx, pollId);
  });
}

/** Throws `date_poll_not_found`, `date_poll_closed`, and `invalid` for a day that is not proposed. */
export function answerPoll(
  database: Database,
  caller: Caller,
  pollId: number,
  { day, answer }: AnswerDatePoll,
): Promise<DatePoll> {
  return database.band(bandScope(caller), async (tx) => {
    await lockOpen(tx, pollId);
    const isProposed = await keepPollAnswer(tx, { pollId, day, bandUserId: caller.id, answer });
    if (!isProposed) throw invalidField("day", DATE_POLL_MESSAGES.unknownDay);
    return readPoll(tx, pollId);
  });
}

/** Throws `date_poll_not_found`, `date_poll_closed`, and `invalid` for an event that is not there. */
export async function settle(
  database: Database,
  caller: Caller,
  pollId: number,
  eventId: number,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    await lockOpen(tx, pollId);
    if ((await holdEvent(tx, eventId)) === undefined)
      throw invalidField("eventId", DATE_POLL_MESSAGES.unknownEvent);
    await settlePoll(tx, pollId, eventId);
  });
}

/** Throws `date_poll_not_found`. */
export async function removePoll(
  database: Database,
  caller: Caller,
  pollId: number,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    if (!(await deletePoll(tx, pollId))) found(POLL, undefined);
  });
}

async function lockOpen(tx: BandTransaction, pollId: number): Promise<void> {
  const { eventId } = found(POLL, await lockPoll(tx, pollId));
  if (eventId !== null) throw new Failure("date_poll_closed");
}

async function readPoll(tx: BandTransaction, pollId: number): Promise<DatePoll> {
  return found(POLL, await findPoll(tx, pollId));
}

/** What the band does not have is said at its field. */
function nameUnknown(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("venue")) throw invalidField("venueId", EVENT_MESSAGES.unknownVenue);
  if (constraint?.includes("event_type"))
    throw invalidField("eventTypeId", EVENT_MESSAGES.unknownType);
  throw error;
}
