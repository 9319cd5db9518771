/** Gigs and rehearsals around today. */
import { registerEmail } from "@bandstand/contracts/account-fields";
import { clockTime, requiredText, webAddress } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import * as z from "zod/mini";
import { WEEKDAYS, weekdayFrom } from "./days.ts";
import { readEntries } from "./demo-files.ts";
import { chipsOf } from "./tags.ts";

const short = z.optional(requiredText());
const long = z.optional(requiredText(LIMITS.description));
const time = z.optional(clockTime);
const wholePounds = z.optional(z.int().check(z.nonnegative()));
const pounds = z.optional(z.number().check(z.nonnegative()));
const address = z.optional(webAddress);

const event = z.strictObject({
  /** For documents to refer to. */
  key: requiredText(),
  name: requiredText(80),
  /** The weekday at least so many days from today. */
  inDays: z.int(),
  weekday: z.enum(WEEKDAYS),
  /** Tag of an event type: gig or rehearsal. */
  type: z.enum(["G", "RH"]),
  /** Tag of an event status: provisional, confirmed, cancelled. */
  status: z.enum(["P", "C", "X"]),
  draft: z.boolean(),
  privateEvent: z.optional(z.boolean()),
  /** Name of a venue. */
  venue: requiredText(),
  /** Name of a set list. */
  setlist: short,
  arriveTime: time,
  soundCheckTime: time,
  doorsOpenTime: time,
  startTime: clockTime,
  endTime: clockTime,
  doorsCloseTime: time,
  description: long,
  publicDescription: long,
  fee: wholePounds,
  deposit: wholePounds,
  paymentReceived: wholePounds,
  bookingName: short,
  bookingEmail: z.optional(registerEmail),
  bookingPhone: short,
  bandToProvide: long,
  venueToProvide: long,
  advanceTicketPrice: pounds,
  doorTicketPrice: pounds,
  ticketInfo: short,
  ticketURL: address,
  externalEventURL1: address,
  tags: z._default(z.array(requiredText(LIMITS.chip)), []),
  /** Days before today on which it was entered. */
  added: z.number(),
});

export const EVENTS = readEntries("events.json", event).map(({ tags, ...rest }) => ({
  ...rest,
  chips: chipsOf(tags, `events.json, ${rest.key}`),
}));

export type DemoEvent = (typeof EVENTS)[number];

/** The day of an event as `YYYY-MM-DD`. */
export function dateOf({ inDays, weekday }: DemoEvent, today: string): string {
  return weekdayFrom(today, inDays, weekday);
}
