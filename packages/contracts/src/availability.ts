/** Who can come to an event: each member answers for themselves, and is asked by whoever edits events. */
import { ANSWER_KEYS } from "@bandstand/domain/availability";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, id, idParams, optionalText, timestamp } from "./fields.ts";

/** Characters of what a member adds to an answer. */
export const ANSWER_NOTE_MAX = 200;

/** Members that one call asks: more than a band has. */
export const ASKED_AT_ONCE = 500;

export const ASKING_MESSAGES = {
  nobody: "Choose whom to ask",
  cannotAnswer: "One of these members may not see events, or has left",
  replyByPast: "This day is over",
  replyByAfter: "This is after the event",
} as const;

const answerKey = z.enum(ANSWER_KEYS, "Answer yes, maybe or no");

/** In a row of the list. */
export const givenAnswer = z.object({
  bandUserId: z.number(),
  /** Null where the member was asked and has not answered. */
  answer: z.nullable(answerKey),
});

export const memberAnswer = z.extend(givenAnswer, {
  nickname: z.string(),
  avatarFilename: z.nullable(z.string()),
  note: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /** When the member was asked last; null for whoever answered unasked. */
  askedAt: z.nullable(timestamp),
  /** Of a deputy who was asked and has accepted: for whom, where anybody in particular is missing. Null for all others. */
  playsFor: z.nullable(z.object({ nickname: z.nullable(z.string()) })),
});
export type MemberAnswer = z.output<typeof memberAnswer>;

const availability = z.object({
  eventId: z.number(),
  /** The day by which members are asked to answer, `YYYY-MM-DD`. */
  replyBy: z.nullable(date),
  answers: z.array(memberAnswer),
});
export type Availability = z.output<typeof availability>;

const read = { kind: "read", areas: ["EV"] } as const;
const edit = { kind: "writeOrBookings", area: "EV" } as const;

export const answerEventBody = z.strictObject({
  answer: answerKey,
  /** Left out, the note stays as it is. */
  note: z.optional(optionalText(ANSWER_NOTE_MAX)),
});
export type AnswerEvent = z.output<typeof answerEventBody>;

export const answerEvent = endpoint({
  method: "POST",
  path: "/answerevent/{id}",
  summary: "Say for oneself whether one can come to an event: Y yes, M maybe, N no",
  access: read,
  params: idParams,
  body: answerEventBody,
  answer: availability,
  failures: ["event_not_found", "event_closed"],
  changes: ["event_answers"],
});

export const askMembersBody = z.strictObject({
  bandUserIds: z
    .array(id)
    .check(
      z.minLength(1, ASKING_MESSAGES.nobody),
      z.maxLength(ASKED_AT_ONCE, `At most ${ASKED_AT_ONCE}`),
    ),
  replyBy: z.nullable(date),
});
export type AskMembers = z.output<typeof askMembersBody>;

export const askMembers = endpoint({
  method: "POST",
  path: "/askmembers/{id}",
  summary: "Ask members by mail whether they can come to an event; whoever has answered stays so",
  access: edit,
  params: idParams,
  body: askMembersBody,
  answer: availability,
  failures: ["event_not_found", "event_closed"],
  changes: ["event_answers"],
});

const eventMember = z.object({
  bandUserId: z.number(),
  nickname: z.string(),
  avatarFilename: z.nullable(z.string()),
  /** Whether they play: events are counted by their answers where nobody was asked. */
  isLineUp: z.boolean(),
  /** From the last weeks on. Why they are not, and in which band they are then, nobody is told. */
  unavailable: z.array(z.object({ firstDay: date, lastDay: date })),
});
export type EventMember = z.output<typeof eventMember>;

export const listEventMembers = endpoint({
  method: "GET",
  path: "/eventmembers",
  summary:
    "The members who answer to events, by nickname, and the days on which they are not available",
  access: read,
  answer: z.array(eventMember),
  revalidate: true,
  changesDaily: true,
  tells: ["EV", "BU"],
});

export const availabilityEndpoints = { answerEvent, askMembers, listEventMembers };
