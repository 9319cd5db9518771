/** The days on which a person is not available, in whichever of their bands. One's own only. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, id, idParams, optionalText } from "./fields.ts";

/** Characters of what one notes for oneself. */
export const BLOCKED_DATE_NOTE_MAX = 200;

const FIRST_YEAR = "1900-01-01";
const LAST_YEAR = "2199-12-31";

const day = date.check(
  z.refine(
    (value) => value >= FIRST_YEAR && value <= LAST_YEAR,
    `From ${FIRST_YEAR.slice(0, 4)} to ${LAST_YEAR.slice(0, 4)}`,
  ),
);

export const blockedDateFields = {
  firstDay: day,
  lastDay: day,
  /** For oneself: no band is told. */
  note: optionalText(BLOCKED_DATE_NOTE_MAX),
};

const blockedDate = z.object({
  id: z.number(),
  firstDay: date,
  lastDay: date,
  note: z.nullable(z.string()),
  /** Read in one's own calendar: it is changed there. */
  fromCalendar: z.boolean(),
});
export type BlockedDate = z.output<typeof blockedDate>;

const signedIn = { kind: "signedIn" } as const;

export const listBlockedDates = endpoint({
  method: "GET",
  path: "/blockeddates",
  summary: "The days on which one is not available oneself, by their first day",
  access: signedIn,
  answer: z.array(blockedDate),
  tells: ["EV"],
});

export const addBlockedDateBody = z.extend(z.strictObject(blockedDateFields), {
  note: z.optional(blockedDateFields.note),
});
export type AddBlockedDate = z.output<typeof addBlockedDateBody>;

export const addBlockedDate = endpoint({
  method: "POST",
  path: "/addblockeddate",
  summary: "Say on which days one is not available, in any of one's bands",
  access: signedIn,
  status: 201,
  body: addBlockedDateBody,
  answer: blockedDate,
  failures: ["limit_reached"],
  changes: ["blocked_dates"],
});

export const saveBlockedDateBody = z.partial(z.strictObject({ ...blockedDateFields, id }));
export type SaveBlockedDate = z.output<typeof saveBlockedDateBody>;

export const saveBlockedDate = endpoint({
  method: "POST",
  path: "/saveblockeddate/{id}",
  summary: "Change days on which one is not available; changed fields only",
  access: signedIn,
  params: idParams,
  body: saveBlockedDateBody,
  answer: blockedDate,
  failures: ["blocked_date_not_found"],
  changes: ["blocked_dates"],
});

export const deleteBlockedDate = endpoint({
  method: "DELETE",
  path: "/blockeddate/{id}",
  summary: "Be available again",
  access: signedIn,
  status: 204,
  params: idParams,
  failures: ["blocked_date_not_found"],
  changes: ["blocked_dates"],
});

export const blockedDateEndpoints = {
  listBlockedDates,
  addBlockedDate,
  saveBlockedDate,
  deleteBlockedDate,
};
