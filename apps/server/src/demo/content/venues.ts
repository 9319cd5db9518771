/** Where the demo band plays and practises. */
import { registerEmail } from "@bandstand/contracts/account-fields";
import { requiredText, wholeBetween, webAddress } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import { venueAnswers } from "@bandstand/contracts/venues";
import * as z from "zod/mini";
import { readEntries } from "./demo-files.ts";

const short = z.optional(requiredText());
const long = z.optional(requiredText(LIMITS.description));

const venue = z.strictObject({
  name: requiredText(),
  /** Name of a venue type. */
  type: requiredText(),
  location: requiredText(),
  address: requiredText(),
  description: long,
  phone: short,
  contactName: short,
  contactPhone: short,
  contactEmail: z.optional(registerEmail),
  website: z.optional(webAddress),
  capacity: z.optional(wholeBetween(1, 100_000)),
  notes: long,
  privateNotes: long,
  bandToProvide: long,
  venueToProvide: long,
  terms: long,
  hireRates: short,
  bookingRates: short,
  parking: long,
  merchandising: long,
  threeWords: short,
  answers: z.optional(venueAnswers),
  /** Days before today on which somebody spoke with them last. */
  lastContact: z.optional(z.strictObject({ days: z.int(), notes: requiredText() })),
  /** What members said after a gig there. */
  memories: z._default(
    z.array(
      z.strictObject({
        /** Key of an event that is past. */
        event: requiredText(),
        /** Nickname. */
        by: requiredText(),
        good: long,
        bad: long,
      }),
    ),
    [],
  ),
});

export const VENUES = readEntries("venues.json", venue);
