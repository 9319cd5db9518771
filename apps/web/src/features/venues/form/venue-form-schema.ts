/** What the forms ask for beyond the calls: more of a venue that bands perform at. */
import { nothingOf } from "@bandstand/contracts/shapes";
import { type AddVenue, saveVenueBody, venueFields } from "@bandstand/contracts/venues";
import { VENUE_MESSAGES } from "@bandstand/domain/venue-form";
import * as z from "zod/mini";

const isThere = z.refine<unknown>((value) => value !== null, VENUE_MESSAGES.required);

const always = z.extend(saveVenueBody, {
  name: venueFields.name,
  venueTypeId: venueFields.venueTypeId.check(isThere),
  location: venueFields.location.check(isThere),
  address: venueFields.address.check(isThere),
  contactName: venueFields.contactName,
  contactEmail: venueFields.contactEmail,
});

const whereBandsPerform = z.extend(always, {
  contactName: venueFields.contactName.check(isThere),
  contactEmail: venueFields.contactEmail.check(isThere),
});

export type VenueFormSchema = typeof always;

export function venueForm(performing: boolean): VenueFormSchema {
  return performing ? whereBandsPerform : always;
}

/** What the form of a new venue begins with. */
export const NEW_VENUE = {
  ...nothingOf(venueFields),
  name: "",
  answers: {},
} satisfies Required<AddVenue>;
