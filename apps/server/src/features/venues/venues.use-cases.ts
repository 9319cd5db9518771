/** Venues: reading, adding, saving with an eye on who else saved, deleting where nothing takes place. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { AddVenue, SaveVenue, Venue, VenueRow } from "@bandstand/contracts/venues";
import {
  missingInSave,
  missingVenueFields,
  type RequiredVenueField,
  VENUE_MESSAGES,
} from "@bandstand/domain/venue-form";
import { canSeeEventsOfVenue } from "@bandstand/domain/venue-permissions";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { announceDeleted, announceSaved } from "../../records/kit/record-changes.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { VENUE } from "../../records/venues/venue-kind.ts";
import { notesOf } from "./venue-notes.repository.ts";
import { gigsFor, venueFor } from "./venues.presenter.ts";
import {
  deleteVenue,
  eventsAt,
  findVenue,
  insertVenue,
  isPerforming,
  listStatuses,
  listVenues,
  updateVenue,
} from "./venues.repository.ts";

export function list(
  database: Database,
  caller: Caller,
  search: string | undefined,
): Promise<VenueRow[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const statuses = await listStatuses(tx);
    const venues = await listVenues(tx, search?.trim() ?? "");
    return venues.map((venue) => venueFor(caller, statuses, venue));
  });
}

/** Throws `venue_not_found`. */
export function read(database: Database, caller: Caller, venueId: number): Promise<Venue> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    readWhole(tx, caller, venueId),
  );
}

/** Throws `invalid` naming what is missing, and `limit_reached`. */
export function add(database: Database, caller: Caller, given: AddVenue): Promise<Venue> {
  return database.band(bandScope(caller), async (tx) => {
    const performing = await performingOf(tx, given.venueTypeId ?? null);
    refuseMissing(missingVenueFields(given, performing), VENUE_MESSAGES.addIncomplete);
    const venueId = await insertVenue(tx, given);
    await checkLimit(tx, "venues");
    return readWhole(tx, caller, venueId);
  });
}

const REQUIRED = [
  "name",
  "venueTypeId",
  "location",
  "address",
  "contactName",
  "contactEmail",
] as const;

/**
 * Throws `venue_not_found`, `changed_meanwhile` where the client's `updatedAt` is no longer the record's, and `invalid` where
 * something required would be left empty.
 */
export function save(
  database: Database,
  caller: Caller,
  venueId: number,
  given: SaveVenue,
): Promise<Venue> {
  const { id, updatedAt, ...fields } = given;
  checkId(VENUE, venueId, id);
  return database.band(bandScope(caller), async (tx) => {
    const before = await lockUnchanged(tx, VENUE, venueId, updatedAt, REQUIRED);
    const performing = await performingOf(tx, { ...before, ...fields }.venueTypeId ?? null);
    refuseMissing(missingInSave(before, fields, performing), VENUE_MESSAGES.saveIncomplete);
    if (Object.keys(fields).length > 0) await updateVenue(tx, venueId, fields);
    await announceSaved(tx, VENUE, [venueId]);
    return readWhole(tx, caller, venueId);
  });
}

/** Told of the events that keep a venue. */
const EVENTS_TOLD = 5;

/** Throws `venue_not_found`, and `venue_in_use` with the latest of its events to whom may know of them. */
export async function remove(database: Database, caller: Caller, venueId: number): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, VENUE, venueId, undefined);
    const events = await eventsAt(tx, venueId, EVENTS_TOLD);
    if (events.length > 0)
      throw new Failure("venue_in_use", canSeeEventsOfVenue(caller) ? { details: { events } } : {});
    await deleteVenue(tx, venueId);
    await announceDeleted(tx, VENUE, venueId);
  });
}

async function readWhole(tx: BandTransaction, caller: Caller, venueId: number): Promise<Venue> {
  const statuses = await listStatuses(tx);
  const venue = venueFor(caller, statuses, found(VENUE, await findVenue(tx, venueId)));
  const VenueNotes = await notesOf(tx, venueId);
  return { ...venue, Events: gigsFor(caller, venue.Events), VenueNotes };
}

/** Throws `invalid` for a type that does not exist. */
async function performingOf(tx: BandTransaction, venueTypeId: number | null): Promise<boolean> {
  const performing = venueTypeId === null ? false : await isPerforming(tx, venueTypeId);
  if (performing === undefined) throw invalidField("venueTypeId", VENUE_MESSAGES.unknownType);
  return performing;
}

function refuseMissing(missing: readonly RequiredVenueField[], message: string): void {
  if (missing.length === 0) return;
  const fields = missing.map((path) => ({ path, message: VENUE_MESSAGES.required }));
  throw new Failure("invalid", { message, fields });
}
