/** Events: gigs and rehearsals, what is agreed about them, and when. */
import { EVENT_MESSAGES, EVENT_NAME_MAX } from "@bandstand/domain/event-form";
import { EVENT_TYPE_TAGS, EVENTS_AT_ONCE, PAST_EVENTS } from "@bandstand/domain/event-filters";
import * as z from "zod/mini";
import { givenAnswer, memberAnswer } from "./availability.ts";
import { endpoint } from "./endpoint.ts";
import { EVENT_TIME_FIELDS } from "./event-time-fields.ts";
import {
  clockTime,
  date,
  id,
  idParams,
  optionalText,
  pathId,
  search,
  timestamp,
  webAddress,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { eventStatus, eventType } from "./lookups.ts";
import { price, wholePounds } from "./money-fields.ts";
import { contactEmail } from "./reach-fields.ts";
import { each } from "./shapes.ts";
import { chip } from "./songs.ts";

/** Calendars of other programs have no other days. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";

const eventDate = z.iso
  .date(EVENT_MESSAGES.enterDate)
  .check(
    z.refine(
      (day) => day >= FIRST_DAY && day <= LAST_DAY,
      `From ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}`,
    ),
  );

const LONG_TEXTS = [
  "description",
  "publicDescription",
  "bandToProvide",
  "venueToProvide",
  "ticketInfo",
] as const;

const eventText = optionalText(LIMITS.eventText);

const ADDRESSES = [
  "bandEventURL",
  "externalEventURL1",
  "externalEventURL2",
  "externalEventURL3",
  "ticketURL",
] as const;

/** What people say of an event. Each has a column of its name; an answer tells it under the same. */
export const eventFields = {
  name: optionalText(EVENT_NAME_MAX),
  /** Null is what a form has before it is chosen, and is refused: `missingEventFields` of the domain. */
  eventDate: z.nullable(eventDate),
  eventTypeId: z.nullable(id),
  eventStatusId: z.nullable(id),
  venueId: z.nullable(id),
  setlistId: z.nullable(id),
  draft: z.boolean(),
  privateEvent: z.boolean(),
  ...each(EVENT_TIME_FIELDS, z.nullable(clockTime)),
  /** For the band; `publicDescription` is for everyone. */
  description: eventText,
  publicDescription: eventText,
  /** These three are neither told to nor taken from who may not see the fee. */
  fee: wholePounds,
  deposit: wholePounds,
  paymentReceived: wholePounds,
  bookingName: optionalText(),
  bookingEmail: contactEmail,
  bookingPhone: optionalText(),
  bandToProvide: eventText,
  venueToProvide: eventText,
  ...each(ADDRESSES, webAddress),
  advanceTicketPrice: price,
  doorTicketPrice: price,
  ticketInfo: optionalText(LIMITS.description),
  chips: z.array(chip).check(z.maxLength(LIMITS.chips)),
};

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());

const venueOfRow = z.object({
  id: z.number(),
  name: z.string(),
  location: nullableText,
  address: nullableText,
  threeWords: nullableText,
});

/** A row of the list: without the long texts. */
export const eventRow = z.object({
  id: z.number(),
  bandId: z.number(),
  name: nullableText,
  eventDate: date,
  /** Before today in the band's time zone. */
  vIsPast: z.boolean(),
  eventTypeId: z.number(),
  eventType_tag: z.string(),
  eventType_name: z.string(),
  eventType_publicPerformance: z.boolean(),
  EventType: eventType,
  eventStatusId: z.number(),
  eventStatus_tag: z.string(),
  EventStatus: z.extend(eventStatus, { sequence: z.number() }),
  venueId: nullableNumber,
  venue_name: nullableText,
  venue_location: nullableText,
  venue_address: nullableText,
  Venue: z.nullable(venueOfRow),
  setlistId: nullableNumber,
  setlist_name: nullableText,
  Setlist: z.nullable(z.object({ id: z.number(), name: z.string() })),
  draft: z.boolean(),
  privateEvent: z.boolean(),
  /** `HH:mm`. One that is earlier than the one before it is of the next day: `eventTimes` of the domain. */
  ...each(EVENT_TIME_FIELDS, nullableText),
  fee: nullableNumber,
  deposit: nullableNumber,
  paymentReceived: nullableNumber,
  bookingName: nullableText,
  bookingEmail: nullableText,
  bookingPhone: nullableText,
  ...each(ADDRESSES, nullableText),
  advanceTicketPrice: nullableNumber,
  doorTicketPrice: nullableNumber,
  chips: z.array(chip),
  /** The day by which members are asked to answer; null where they are not asked, or at any time. */
  replyBy: z.nullable(date),
  /** Of those who have answered, and of those who were asked. */
  answers: z.array(givenAnswer),
  /** The same for all events of a series; null for one that stands by itself. */
  seriesKey: nullableText,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type EventRow = z.output<typeof eventRow>;

export const event = z.extend(eventRow, {
  ...each(LONG_TEXTS, nullableText),
  answers: z.array(memberAnswer),
  /** Its notes are told to who may read venues. */
  Venue: z.nullable(z.extend(venueOfRow, { parking: nullableText, notes: nullableText })),
});
export type Event = z.output<typeof event>;

/** Y: the event gets a copy of the set list, which needs the right to change set lists. */
const copySetlist = z.optional(z.enum(["Y", "N"]));

/** Without `draft` it is one. */
export const addEventBody = z.extend(z.partial(z.strictObject(eventFields)), { copySetlist });
export type AddEvent = z.output<typeof addEventBody>;

/** Changed fields only. With `updatedAt` a change by somebody else since then is refused. */
export const saveEventBody = z.extend(
  z.partial(z.strictObject({ ...eventFields, id, updatedAt: timestamp })),
  {
    copySetlist,
    /**
     * Y: what is changed is changed of those of its series that come after it, too, but for what was paid; a new date moves
     * them by as many days. Cancelled ones stay as they are.
     */
    following: z.optional(z.enum(["Y", "N"])),
  },
);
export type SaveEvent = z.output<typeof saveEventBody>;

const read = { kind: "read", areas: ["EV"] } as const;
const write = { kind: "writeOrBookings", area: "EV" } as const;

/** One tag, or several parted by commas. */
const types = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((tags: string) => tags.split(",")),
    z.array(z.enum(EVENT_TYPE_TAGS)),
  ),
);

export const listEvents = endpoint({
  method: "GET",
  path: "/events",
  summary:
    "The band's events by date, from today on unless it is said; `X-Total-Count` says how many there are in all",
  access: read,
  query: z.strictObject({
    /** A part of the event's name, or of its venue's name, location or address. */
    search: z.optional(search),
    /** N from today on, R the last 60 days too, A all. */
    pastEvents: z.optional(z.enum(PAST_EVENTS.map(({ key }) => key))),
    /** From this day on, whatever `pastEvents` says. */
    from: z.optional(date),
    /** The last day. */
    to: z.optional(date),
    /** `G` gigs, `RH` rehearsals, `G,RH` both. */
    types: z.optional(types),
    limit: z.optional(
      pathId.check(
        z.refine((limit) => limit <= EVENTS_AT_ONCE.most, `At most ${EVENTS_AT_ONCE.most}`),
      ),
    ),
    /** The id of the last event of the answer before. */
    after: z.optional(pathId),
  }),
  answer: z.array(eventRow),
  revalidate: true,
  changesDaily: true,
  tells: ["EV", "BU"],
});

export const getEvent = endpoint({
  method: "GET",
  path: "/event/{id}",
  summary: "One event, whole",
  access: read,
  params: idParams,
  answer: event,
  failures: ["event_not_found"],
  tells: ["EV", "BU"],
});

export const viewEvent = endpoint({
  method: "GET",
  path: "/viewevent/{id}",
  summary: "One event, as `event/{id}` answers it",
  access: read,
  params: idParams,
  answer: event,
  failures: ["event_not_found"],
  tells: ["EV", "BU"],
});

export const addEvent = endpoint({
  method: "POST",
  path: "/addevent",
  summary: "Add an event",
  access: write,
  status: 201,
  body: addEventBody,
  maxBody: LIMITS.recordsBody,
  answer: event,
  failures: ["no_right", "limit_reached"],
  changes: ["events", "setlists", "setlist_songs", "setlist_interludes"],
});

export const saveEvent = endpoint({
  method: "POST",
  path: "/saveevent/{id}",
  summary: "Save changed fields of an event. To confirm it, and to take that back, needs bookings",
  access: write,
  params: idParams,
  body: saveEventBody,
  maxBody: LIMITS.recordsBody,
  answer: event,
  failures: ["event_not_found", "changed_meanwhile", "no_right", "limit_reached"],
  changes: ["events", "setlists", "setlist_songs", "setlist_interludes"],
});

export const deleteEvent = endpoint({
  method: "DELETE",
  path: "/event/{id}",
  summary: "Delete an event; its documents stay with the band",
  access: write,
  status: 204,
  params: idParams,
  failures: ["event_not_found"],
  changes: ["events", "documents"],
});

export const copyEvent = endpoint({
  method: "POST",
  path: "/copyevent/{id}",
  summary:
    "Copy an event, under its name and “ - copy”: a provisional draft of today that nothing is paid for yet",
  access: write,
  status: 201,
  params: idParams,
  answer: event,
  failures: ["event_not_found", "limit_reached"],
  changes: ["events"],
});

export const eventEndpoints = {
  listEvents,
  getEvent,
  viewEvent,
  addEvent,
  saveEvent,
  deleteEvent,
  copyEvent,
};
