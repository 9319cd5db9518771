/** Deputies for an event: asked by mail one after the other, until one accepts. */
import { DEPUTY_OUTCOMES, HOURS_TO_ANSWER } from "@bandstand/domain/deputies";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, idParams, optionalText, timestamp } from "./fields.ts";

/** Characters of what is said to those who are asked. */
export const DEPUTY_NOTE_MAX = 500;

/** Of one asking. */
export const MOST_DEPUTIES = 20;

export const DEPUTY_MESSAGES = {
  nobody: "Choose whom to ask",
  notAskable: "One of these is no deputy any more, or plays already",
  alreadyAsked: "Deputies are being asked for this already",
  unknownMember: "This member does not exist",
  themselves: "Nobody plays for themselves",
} as const;

const person = {
  bandUserId: z.number(),
  nickname: z.string(),
  avatarFilename: z.nullable(z.string()),
};

const deputy = z.object({
  ...person,
  instrument: z.nullable(z.string()),
  /** Whether they have said that they are away on the day of the event. */
  isAway: z.boolean(),
});
export type Deputy = z.output<typeof deputy>;

const askedDeputy = z.object({
  ...person,
  /** Null as long as it is not their turn. */
  askedAt: z.nullable(timestamp),
  answerBy: z.nullable(timestamp),
  outcome: z.nullable(z.enum(DEPUTY_OUTCOMES)),
});

const deputyAsking = z.object({
  id: z.number(),
  /** Who is played for; null where nobody in particular is missing. */
  bandUserId: z.nullable(z.number()),
  nickname: z.nullable(z.string()),
  note: z.nullable(z.string()),
  hours: z.number(),
  /** In their order. */
  deputies: z.array(askedDeputy),
});
export type DeputyAsking = z.output<typeof deputyAsking>;

const eventDeputies = z.object({
  eventId: z.number(),
  /** Those who may be asked. */
  deputies: z.array(deputy),
  askings: z.array(deputyAsking),
});
export type EventDeputies = z.output<typeof eventDeputies>;

const edit = { kind: "writeOrBookings", area: "EV" } as const;

export const getEventDeputies = endpoint({
  method: "GET",
  path: "/eventdeputies/{id}",
  summary: "The deputies who may be asked about an event, and those who are or were",
  access: edit,
  params: idParams,
  answer: eventDeputies,
  failures: ["event_not_found"],
  tells: ["EV", "BU"],
});

const changes = ["deputy_askings", "asked_deputies", "event_answers"] as const;

export const askDeputiesBody = z.strictObject({
  /** Who is played for; null for nobody in particular. */
  bandUserId: z.nullable(id),
  /** In the order in which they are asked. */
  deputyIds: z
    .array(id)
    .check(
      z.minLength(1, DEPUTY_MESSAGES.nobody),
      z.maxLength(MOST_DEPUTIES, `At most ${MOST_DEPUTIES}`),
    ),
  /** That each has to answer. */
  hours: z.literal(HOURS_TO_ANSWER, `One of ${HOURS_TO_ANSWER.join(", ")}`),
  note: optionalText(DEPUTY_NOTE_MAX),
});
export type AskDeputies = z.output<typeof askDeputiesBody>;

export const askDeputies = endpoint({
  method: "POST",
  path: "/askdeputies/{id}",
  summary:
    "Ask deputies by mail whether they play at an event: the first now, each other once the one before has declined or not answered in time",
  access: edit,
  params: idParams,
  body: askDeputiesBody,
  answer: eventDeputies,
  failures: ["event_not_found", "event_closed"],
  changes,
});

const whom = z.strictObject({ bandUserId: id });

export const skipDeputy = endpoint({
  method: "POST",
  path: "/skipdeputy/{id}",
  summary:
    "Wait no longer for a deputy of an asking, and ask the next. Changes nothing where that deputy is not waited for",
  access: edit,
  params: idParams,
  body: whom,
  answer: eventDeputies,
  failures: ["deputy_asking_not_found"],
  changes,
});

export const stopDeputies = endpoint({
  method: "POST",
  path: "/stopdeputies/{id}",
  summary: "Ask nobody more of an asking. Changes nothing where nobody is waited for",
  access: edit,
  params: idParams,
  answer: eventDeputies,
  failures: ["deputy_asking_not_found"],
  changes,
});

export const takeBackDeputy = endpoint({
  method: "POST",
  path: "/takebackdeputy/{id}",
  summary:
    "Take the place back that a deputy has accepted, who is told by mail and sees the gig no more. Changes nothing where that deputy has none",
  access: edit,
  params: idParams,
  body: whom,
  answer: eventDeputies,
  failures: ["deputy_asking_not_found"],
  changes,
});

export const deputyEndpoints = {
  getEventDeputies,
  askDeputies,
  skipDeputy,
  stopDeputies,
  takeBackDeputy,
};
