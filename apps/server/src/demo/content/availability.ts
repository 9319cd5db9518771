/** Who can come to the events ahead, who is away, and the day that is being looked for. */
import { clockTime, optionalText, requiredText } from "@bandstand/contracts/fields";
import { DEPUTY_NOTE_MAX } from "@bandstand/contracts/deputies";
import { ANSWER_KEYS } from "@bandstand/domain/availability";
import { DEPUTY_OUTCOMES, HOURS_TO_ANSWER } from "@bandstand/domain/deputies";
import * as z from "zod/mini";
import { readEntries } from "./demo-files.ts";

const nickname = requiredText();
const answers = z.record(nickname, z.enum(ANSWER_KEYS));
const days = z.int();

export const ANSWERS = readEntries(
  "answers.json",
  z.strictObject({
    /** Key of an event. */
    event: requiredText(),
    /** Days before today on which members were asked; left out where they answered unasked. */
    asked: z.optional(days),
    /** Days before the event by which an answer is wanted. */
    replyBefore: z.optional(days),
    answers,
    notes: z._default(z.record(nickname, requiredText()), {}),
    unanswered: z._default(z.array(nickname), []),
  }),
);

export const AWAY = readEntries(
  "away.json",
  z.strictObject({ member: nickname, inDays: days, days, note: optionalText() }),
);

export const POLLS = readEntries(
  "polls.json",
  z.strictObject({
    name: requiredText(80),
    by: nickname,
    /** Tag of an event type. */
    type: z.enum(["G", "RH"]),
    /** Name of a venue. */
    venue: requiredText(),
    startTime: clockTime,
    endTime: clockTime,
    days: z.array(z.strictObject({ inDays: days, answers })),
  }),
);

export const DEPUTY_ASKINGS = readEntries(
  "deputies.json",
  z.strictObject({
    /** Key of an event. */
    event: requiredText(),
    by: nickname,
    /** Who is played for; left out, nobody in particular. */
    for: z.optional(nickname),
    /** Days before today. */
    asked: days,
    hours: z.literal(HOURS_TO_ANSWER),
    note: z._default(optionalText(DEPUTY_NOTE_MAX), null),
    /** In their order; null is waited for. */
    deputies: z.record(nickname, z.nullable(z.enum(DEPUTY_OUTCOMES))),
  }),
);
