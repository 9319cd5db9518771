/** The gigs of a band that everybody may know of. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, id } from "./fields.ts";

/** Told in one answer: as many unless it is said, and at most. */
export const PUBLIC_EVENTS = { usual: 100, most: 500 } as const;

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());

export const publicEvent = z.object({
  id: z.number(),
  bandId: z.number(),
  name: nullableText,
  eventDate: date,
  /** C confirmed, X cancelled. */
  eventStatus_tag: z.string(),
  eventStatus_name: z.string(),
  /** `HH:mm`. */
  doorsOpenTime: nullableText,
  startTime: nullableText,
  endTime: nullableText,
  doorsCloseTime: nullableText,
  publicDescription: nullableText,
  bandEventURL: nullableText,
  externalEventURL1: nullableText,
  externalEventURL2: nullableText,
  externalEventURL3: nullableText,
  advanceTicketPrice: nullableNumber,
  doorTicketPrice: nullableNumber,
  ticketInfo: nullableText,
  ticketURL: nullableText,
  venue_name: nullableText,
  venue_location: nullableText,
  venue_address: nullableText,
  venue_threeWords: nullableText,
});
export type PublicEvent = z.output<typeof publicEvent>;

export const listPublicEvents = endpoint({
  method: "POST",
  path: "/pevents",
  summary: "The public gigs of a band from today on, by date; cancelled ones among them",
  access: { kind: "public" },
  body: z.strictObject({
    bandId: id,
    /** Who asks; everybody is told the same. */
    userId: z.optional(z.nullable(id)),
    options: z.optional(
      z.strictObject({
        limit: z.optional(
          id.check(
            z.refine((limit) => limit <= PUBLIC_EVENTS.most, `At most ${PUBLIC_EVENTS.most}`),
          ),
        ),
      }),
    ),
  }),
  answer: z.array(publicEvent),
  failures: ["band_not_found"],
});

export const publicEventEndpoints = { listPublicEvents };
