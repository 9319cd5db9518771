/** How long and how fast one practised a song. One's own only. */
import { SPEED } from "@bandstand/domain/studio/ranges";
import { MOST_TRAININGS } from "@bandstand/domain/studio/trainings";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, idParams, optionalText, wholeBetween } from "./fields.ts";

export const PRACTICE_LIMITS = { seconds: 86_400, loops: 100_000, section: 250 } as const;

/** The highest speed that was kept up; null where none was. */
const cleanSpeed = z.nullable(z.number().check(z.minimum(SPEED.min), z.maximum(SPEED.max)));

const speed = z.number().check(z.minimum(SPEED.min), z.maximum(SPEED.max));
const time = z.number().check(z.nonnegative(), z.maximum(PRACTICE_LIMITS.seconds));
const tries = wholeBetween(0, PRACTICE_LIMITS.loops);

/** A loop that was trained. */
const training = z.strictObject({
  section: optionalText(PRACTICE_LIMITS.section),
  start: time,
  end: time,
  from: speed,
  to: speed,
  /** The fastest that was made. */
  best: cleanSpeed,
  passes: tries,
  misses: tries,
});

const practiceDay = z.object({
  day: date,
  seconds: z.number(),
  loops: z.number(),
  cleanSpeed: z.nullable(z.number()),
});
export type PracticeDay = z.output<typeof practiceDay>;

const practiceLog = z.object({
  /** The last twelve weeks, days without practice left out. */
  days: z.array(practiceDay),
  /** In the same weeks, the last one first; 100 at most. */
  trainings: z.array(z.extend(training, { section: z.nullable(z.string()), day: date })),
  /** Since the first practice. */
  total: z.object({ seconds: z.number(), loops: z.number(), cleanSpeed: z.nullable(z.number()) }),
});
export type PracticeLog = z.output<typeof practiceLog>;

export const getPracticeLog = endpoint({
  method: "GET",
  path: "/practice/{id}",
  summary: "How long and how fast one practised a song; the id is the song's",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  answer: practiceLog,
  failures: ["song_not_found"],
});

export const savePractice = endpoint({
  method: "PUT",
  path: "/practice/{id}",
  summary: "Keep a practice of a song. Under the same key it is the same practice, grown longer",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  body: z.strictObject({
    key: z.uuid(),
    /** Where the member is. */
    day: date,
    seconds: wholeBetween(0, PRACTICE_LIMITS.seconds),
    loops: wholeBetween(0, PRACTICE_LIMITS.loops),
    cleanSpeed,
    trainings: z._default(z.array(training).check(z.maxLength(MOST_TRAININGS)), []),
  }),
  answer: practiceDay,
  changes: ["practices"],
  failures: ["song_not_found", "limit_reached"],
});

export const practiceEndpoints = { getPracticeLog, savePractice };
