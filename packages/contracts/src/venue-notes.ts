/** What members remember of a venue after a gig: what was good, and what to mind the next time. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, id, idParams, optionalText, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const venueNote = z.object({
  id: z.number(),
  venueId: z.number(),
  /** The gig that it is about, null where it is about none. */
  eventId: z.nullable(z.number()),
  day: date,
  good: z.nullable(z.string()),
  bad: z.nullable(z.string()),
  bandUserId: z.nullable(z.number()),
  /** Its author; null once they have left. */
  BandUser: z.nullable(
    z.object({ id: z.number(), nickname: z.string(), avatarFilename: z.nullable(z.string()) }),
  ),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type VenueNote = z.output<typeof venueNote>;

export const VENUE_NOTE_MESSAGES = {
  saySomething: "Write what was good, or what was not",
  unknownEvent: "This event is not at this venue",
} as const;

const words = optionalText(LIMITS.description);

/** What a member says of a venue. */
export const venueNoteFields = { eventId: z.nullable(id), day: date, good: words, bad: words };

export const addVenueNoteBody = z.strictObject({
  venueId: id,
  /** With it, the note is of the event's own day. */
  eventId: z.optional(venueNoteFields.eventId),
  /** Left out, it is of today. */
  day: z.optional(venueNoteFields.day),
  good: z.optional(words),
  bad: z.optional(words),
});
export type AddVenueNote = z.output<typeof addVenueNoteBody>;

export const saveVenueNoteBody = z.partial(
  z.strictObject({ id, day: date, good: words, bad: words }),
);
export type SaveVenueNote = z.output<typeof saveVenueNoteBody>;

/** Who reads venues may say how it was there. */
const read = { kind: "read", areas: ["VN"] } as const;

export const addVenueNote = endpoint({
  method: "POST",
  path: "/addvenuenote",
  summary: "Say what was good and bad at a venue",
  access: read,
  status: 201,
  body: addVenueNoteBody,
  answer: venueNote,
  failures: ["venue_not_found", "limit_reached"],
  changes: ["venue_notes"],
});

export const saveVenueNote = endpoint({
  method: "POST",
  path: "/savevenuenote/{id}",
  summary: "Change what one has said oneself of a venue; changed fields only",
  access: read,
  params: idParams,
  body: saveVenueNoteBody,
  answer: venueNote,
  failures: ["venue_note_not_found", "no_right"],
  changes: ["venue_notes"],
});

export const deleteVenueNote = endpoint({
  method: "DELETE",
  path: "/venuenote/{id}",
  summary: "Take away what one has said oneself of a venue, or, as its editor, what another has",
  access: read,
  status: 204,
  params: idParams,
  failures: ["venue_note_not_found", "no_right"],
  changes: ["venue_notes"],
});

export const venueNoteEndpoints = { addVenueNote, saveVenueNote, deleteVenueNote };
