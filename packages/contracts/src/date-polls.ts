/** Finding a date: an editor proposes days, each member says of each whether they can, and one becomes an event. */
import { ANSWER_KEYS } from "@bandstand/domain/availability";
import { MOST_POLL_DAYS } from "@bandstand/domain/date-poll";
import { EVENT_NAME_MAX } from "@bandstand/domain/event-form";
import * as z from "zod/mini";
import { givenAnswer } from "./availability.ts";
import { endpoint } from "./endpoint.ts";
import { clockTime, date, id, idParams, requiredText } from "./fields.ts";

const answer = z.enum(ANSWER_KEYS, "Answer yes, maybe or no");

const datePoll = z.object({
  id: z.number(),
  name: z.string(),
  eventTypeId: z.number(),
  eventType_name: z.string(),
  venueId: z.nullable(z.number()),
  venue_name: z.nullable(z.string()),
  /** `HH:mm`. */
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** Who proposes; null once they have left. */
  BandUser: z.nullable(z.object({ id: z.number(), nickname: z.string() })),
  /** In their order. */
  days: z.array(z.object({ day: date, answers: z.array(givenAnswer) })),
});
export type DatePoll = z.output<typeof datePoll>;

const read = { kind: "read", areas: ["EV"] } as const;
const edit = { kind: "writeOrBookings", area: "EV" } as const;

export const listDatePolls = endpoint({
  method: "GET",
  path: "/datepolls",
  summary: "The polls for a date of which no event was made yet and a day is still to come",
  access: read,
  answer: z.array(datePoll),
  revalidate: true,
  changesDaily: true,
  tells: ["EV", "BU"],
});

export const addDatePollBody = z.strictObject({
  name: requiredText(EVENT_NAME_MAX),
  eventTypeId: id,
  venueId: z.nullable(id),
  startTime: z.nullable(clockTime),
  endTime: z.nullable(clockTime),
  days: z.array(date).check(z.maxLength(MOST_POLL_DAYS, `${MOST_POLL_DAYS} days at most`)),
  /** Whether all others who may answer are told by mail. */
  mail: z.optional(z.boolean()),
});
export type AddDatePoll = z.output<typeof addDatePollBody>;

export const addDatePoll = endpoint({
  method: "POST",
  path: "/adddatepoll",
  summary: "Propose days for a rehearsal or a gig",
  access: edit,
  status: 201,
  body: addDatePollBody,
  answer: datePoll,
  failures: ["limit_reached"],
  changes: ["date_polls", "date_poll_days"],
});

export const answerDatePollBody = z.strictObject({ day: date, answer });
export type AnswerDatePoll = z.output<typeof answerDatePollBody>;

export const answerDatePoll = endpoint({
  method: "POST",
  path: "/answerdatepoll/{id}",
  summary: "Say for oneself whether one can on a proposed day",
  access: read,
  params: idParams,
  body: answerDatePollBody,
  answer: datePoll,
  failures: ["date_poll_not_found", "date_poll_closed"],
  changes: ["date_poll_answers"],
});

export const settleDatePoll = endpoint({
  method: "POST",
  path: "/settledatepoll/{id}",
  summary: "Close a poll by the event that was made of it, which takes over the answers to its day",
  access: edit,
  status: 204,
  params: idParams,
  body: z.strictObject({ eventId: id }),
  failures: ["date_poll_not_found", "date_poll_closed"],
  changes: ["date_polls", "event_answers"],
});

export const deleteDatePoll = endpoint({
  method: "DELETE",
  path: "/datepoll/{id}",
  summary: "Take a poll for a date away, with its answers",
  access: edit,
  status: 204,
  params: idParams,
  failures: ["date_poll_not_found"],
  changes: ["date_polls"],
});

export const datePollEndpoints = {
  listDatePolls,
  addDatePoll,
  answerDatePoll,
  settleDatePoll,
  deleteDatePoll,
};
