/** Venues: where a band plays and practises, who to talk to, and what it remembers of them. */
import { VENUE_MESSAGES } from "@bandstand/domain/venue-form";
import { VENUE_STATUSES } from "@bandstand/domain/venue-status";
import { VENUE_QUESTIONS } from "@bandstand/domain/venue-questions";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  date,
  id,
  idParams,
  optionalText,
  requiredText,
  search,
  timestamp,
  webAddress,
  wholeBetween,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { venueStatus, venueType } from "./lookups.ts";
import { contactEmail } from "./reach-fields.ts";
import { each } from "./shapes.ts";
import { venueNote } from "./venue-notes.ts";

const QUESTION_KEYS = VENUE_QUESTIONS.map(({ key }) => key);
const answer = optionalText(LIMITS.answer);
const said = z.partial(z.object(each(QUESTION_KEYS, z.string())));

/** The whole sheet, as it shall stand: a question without an answer is left out, null or empty. */
export const venueAnswers = z.pipe(
  z.partial(z.strictObject(each(QUESTION_KEYS, answer))),
  z.transform((answers): z.output<typeof said> => {
    const given = Object.entries(answers).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(given);
  }),
);

const venueText = optionalText(LIMITS.venueText);

/** What people say of a venue. Each has a column of its name; an answer tells it under the same. */
export const venueFields = {
  name: requiredText(LIMITS.shortText, VENUE_MESSAGES.required),
  venueTypeId: z.nullable(id),
  location: optionalText(),
  address: optionalText(LIMITS.address),
  description: venueText,
  phone: optionalText(),
  contactName: optionalText(),
  contactPhone: optionalText(),
  contactEmail,
  website: webAddress,
  threeWords: optionalText(),
  facebookIdentity: optionalText(),
  capacity: z.nullable(wholeBetween(0, 1_000_000)),
  notes: venueText,
  privateNotes: venueText,
  bandToProvide: venueText,
  venueToProvide: venueText,
  terms: venueText,
  hireRates: venueText,
  bookingRates: venueText,
  parking: venueText,
  merchandising: venueText,
  lastContactDate: z.nullable(date),
  lastContactNotes: venueText,
  answers: venueAnswers,
};

const eventAtVenue = z.object({
  id: z.number(),
  venueId: z.number(),
  name: z.nullable(z.string()),
  eventDate: date,
  eventTypeTag: z.string(),
  eventStatusTag: z.string(),
});
export type EventAtVenue = z.output<typeof eventAtVenue>;

/** Null in what the member may not see: the fee is for members of the band and its administrators. */
const gigAtVenue = z.extend(eventAtVenue, {
  Setlist: z.nullable(z.object({ id: z.number(), name: z.string() })),
  fee: z.nullable(z.number()),
  paymentReceived: z.nullable(z.number()),
});
export type GigAtVenue = z.output<typeof gigAtVenue>;

const nullableText = z.nullable(z.string());

/** What rows and records tell alike. */
export const venueBasics = z.object({
  id: z.number(),
  bandId: z.number(),
  name: z.string(),
  venueTypeId: z.nullable(z.number()),
  VenueType: z.nullable(venueType),
  location: nullableText,
  address: nullableText,
  phone: nullableText,
  contactName: nullableText,
  contactPhone: nullableText,
  contactEmail: nullableText,
  website: nullableText,
  threeWords: nullableText,
  facebookIdentity: nullableText,
  capacity: z.nullable(z.number()),
  lastContactDate: z.nullable(date),
  /** Told from its events. Shown as Planning where there are none. */
  VenueStatus: z.extend(venueStatus, {
    tag: z.enum(VENUE_STATUSES.map(({ tag }) => tag)),
    sequence: z.number(),
  }),
  createdAt: timestamp,
  updatedAt: timestamp,
});

/** A row of the list: without the long texts. */
export const venueRow = z.extend(venueBasics, {
  /** The latest six, latest first; none for who may not read events. */
  Events: z.array(eventAtVenue),
});
export type VenueRow = z.output<typeof venueRow>;

const LONG_TEXTS = [
  "description",
  "notes",
  "privateNotes",
  "bandToProvide",
  "venueToProvide",
  "terms",
  "hireRates",
  "bookingRates",
  "parking",
  "merchandising",
  "lastContactNotes",
] as const;

export const venue = z.extend(venueBasics, {
  ...each(LONG_TEXTS, nullableText),
  answers: said,
  /** The latest fifty, latest first; none for who may not read events. */
  Events: z.array(gigAtVenue),
  /** What members said of it, of the latest gig first. */
  VenueNotes: z.array(venueNote),
});
export type Venue = z.output<typeof venue>;

export const addVenueBody = z.extend(z.partial(z.strictObject(venueFields)), {
  name: venueFields.name,
});
export type AddVenue = z.output<typeof addVenueBody>;

/** Changed fields only. With `updatedAt` a change by somebody else since then is refused. */
export const saveVenueBody = z.partial(
  z.strictObject({ ...venueFields, id, updatedAt: timestamp }),
);
export type SaveVenue = z.output<typeof saveVenueBody>;

const read = { kind: "read", areas: ["VN"] } as const;
const write = { kind: "writeOrBookings", area: "VN" } as const;

export const listVenues = endpoint({
  method: "GET",
  path: "/venues",
  summary: "The band's venues by name, each with its last six events",
  access: read,
  query: z.strictObject({ search: z.optional(search) }),
  answer: z.array(venueRow),
  revalidate: true,
  changesDaily: true,
  tells: ["VN", "BU"],
});

export const getVenue = endpoint({
  method: "GET",
  path: "/venue/{id}",
  summary: "One venue, whole, with what was played there and what members said of it",
  access: read,
  params: idParams,
  answer: venue,
  failures: ["venue_not_found"],
  tells: ["VN", "SL", "BU"],
});

export const addVenue = endpoint({
  method: "POST",
  path: "/addvenue",
  summary: "Add a venue",
  access: write,
  status: 201,
  body: addVenueBody,
  maxBody: LIMITS.recordsBody,
  answer: venue,
  failures: ["limit_reached"],
  changes: ["venues"],
});

export const saveVenue = endpoint({
  method: "POST",
  path: "/savevenue/{id}",
  summary: "Save changed fields of a venue",
  access: write,
  params: idParams,
  body: saveVenueBody,
  maxBody: LIMITS.recordsBody,
  answer: venue,
  failures: ["venue_not_found", "changed_meanwhile"],
  changes: ["venues"],
});

export const deleteVenue = endpoint({
  method: "DELETE",
  path: "/venue/{id}",
  summary: "Delete a venue that no event takes place at; its documents stay with the band",
  access: write,
  status: 204,
  params: idParams,
  failures: ["venue_not_found", "venue_in_use"],
  changes: ["venues", "venue_notes", "documents"],
});

export const importVenues = endpoint({
  method: "POST",
  path: "/importvenues",
  summary: "Add many venues, all or none; a bad one is named by its place, as `venues.17.name`",
  access: write,
  status: 201,
  body: z.strictObject({
    venues: z.array(addVenueBody).check(z.minLength(1), z.maxLength(LIMITS.venuesAtOnce)),
  }),
  maxBody: LIMITS.importBody,
  maxValues: LIMITS.importValues,
  answer: z.object({ imported: z.number() }),
  failures: ["limit_reached"],
  changes: ["venues"],
});

export const exportVenuesAsCsv = endpoint({
  method: "GET",
  path: "/exportvenues/csv",
  summary:
    "All venues as a table, UTF-8 with a mark at its head so that spreadsheets read it right",
  access: read,
  answer: "file",
});

export const venueEndpoints = {
  listVenues,
  getVenue,
  addVenue,
  saveVenue,
  deleteVenue,
  importVenues,
  exportVenuesAsCsv,
};
