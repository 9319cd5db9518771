/** The address of one's own calendar, which is asked for the days on which one is busy. One's own only. */
import {
  CALENDAR_ADDRESS_MAX,
  CALENDAR_PROBLEM_KEYS,
  calendarAddressProblem,
} from "@bandstand/domain/private-calendar";
import { isTimeZone } from "@bandstand/domain/time-zone";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, requiredText } from "./fields.ts";
import { LIMITS } from "./limits.ts";

const privateCalendar = z.object({
  /** Too little of the address to use it: it is a secret, and told to nobody once it is kept. */
  shownAddress: z.string(),
  /** It is being asked. */
  isWaiting: z.boolean(),
  /** Why the last try brought nothing. */
  problem: z.nullable(z.enum(CALENDAR_PROBLEM_KEYS)),
  /** When it last brought something. */
  fetchedAt: z.nullable(z.string()),
  ranges: z.array(z.object({ firstDay: date, lastDay: date })),
});
export type PrivateCalendar = z.output<typeof privateCalendar>;

/** Null for who has none. */
const told = z.object({ calendar: z.nullable(privateCalendar) });

const signedIn = { kind: "signedIn" } as const;

export const getPrivateCalendar = endpoint({
  method: "GET",
  path: "/privatecalendar",
  summary: "One's own calendar, and the days on which one is busy by it",
  access: signedIn,
  answer: told,
  tells: ["EV"],
});

export const savePrivateCalendarBody = z.strictObject({
  address: requiredText(CALENDAR_ADDRESS_MAX).check(
    z.refine((value) => calendarAddressProblem(value) === null, {
      error: ({ input }) => calendarAddressProblem(String(input)) ?? "",
    }),
  ),
  /** Where one lives. */
  timeZone: requiredText(LIMITS.shortText).check(
    z.refine(isTimeZone, "Please choose one of the time zones"),
  ),
});
export type SavePrivateCalendar = z.output<typeof savePrivateCalendarBody>;

export const savePrivateCalendar = endpoint({
  method: "POST",
  path: "/privatecalendar",
  summary: "Say where one's own calendar is; it is fetched at once, and every few hours",
  access: signedIn,
  body: savePrivateCalendarBody,
  answer: told,
  failures: ["throttled"],
  changes: ["blocked_dates"],
});

export const fetchPrivateCalendar = endpoint({
  method: "POST",
  path: "/fetchprivatecalendar",
  summary: "Have one's own calendar fetched now",
  access: signedIn,
  answer: told,
  failures: ["private_calendar_not_found", "throttled"],
  changes: ["blocked_dates"],
});

export const deletePrivateCalendar = endpoint({
  method: "DELETE",
  path: "/privatecalendar",
  summary: "Forget the address of one's own calendar, and the days that came from it",
  access: signedIn,
  status: 204,
  failures: ["private_calendar_not_found"],
  changes: ["blocked_dates"],
});

export const privateCalendarEndpoints = {
  getPrivateCalendar,
  savePrivateCalendar,
  fetchPrivateCalendar,
  deletePrivateCalendar,
};
