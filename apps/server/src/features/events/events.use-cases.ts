/** Events: reading, adding, saving with an eye on who else saved, copying, deleting; each within what the member may see. */
import type { AddEvent, Event, SaveEvent } from "@bandstand/contracts/events";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import {
  EVENT_MESSAGES,
  type MissingField,
  missingEventFields,
  missingInEventSave,
  withDeposit,
} from "@bandstand/domain/event-form";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { announceDeleted, announceSaved } from "../../records/kit/record-changes.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { setlistFor } from "./event-setlist.ts";
import { checkFields, checkState } from "./event-rights.ts";
import { saveFollowing } from "./event-series.use-cases.ts";
import { type EventsPage, listEvents, type WantedEvents } from "./events-list.repository.ts";
import {
  copyEvent,
  deleteEvent,
  findEvent,
  insertEvent,
  updateEvent,
} from "./events.repository.ts";

/** Throws `invalid` where the event that the page begins after is not there. */
export async function list(
  database: Database,
  caller: Caller,
  wanted: WantedEvents,
): Promise<EventsPage> {
  const scope = { ...bandScope(caller), readOnly: true };
  const page = await database.band(scope, (tx) => listEvents(tx, caller, wanted));
  if (page === null) throw invalidField("after", EVENT_MESSAGES.noSuchPlace);
  return page;
}

/** Throws `event_not_found`. */
export function read(database: Database, caller: Caller, eventId: number): Promise<Event> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    readWhole(tx, caller, eventId),
  );
}

/** Throws `invalid` naming what is missing, `no_right` and `limit_reached`. */
export function add(database: Database, caller: Caller, given: AddEvent): Promise<Event> {
  const { copySetlist, ...said } = given;
  const { eventDate, eventTypeId, eventStatusId } = said;
  const missing = missingEventFields(said);
  if (missing.length > 0 || !eventDate || !eventTypeId || !eventStatusId)
    throw incomplete(missing, EVENT_MESSAGES.addIncomplete);
  checkFields(caller, valued(said));
  const { draft = true, privateEvent = false } = said;
  const event = { ...withDeposit(said), eventDate, eventTypeId, eventStatusId };
  return database.band(bandScope(caller), async (tx) => {
    await checkState(tx, caller, null, { draft, privateEvent, eventStatusId, eventTypeId });
    const setlist = { before: null, chosen: said.setlistId, copy: copySetlist };
    const eventId = await insertEvent(tx, {
      ...event,
      ...(await setlistFor(tx, caller, setlist)),
    }).catch(nameUnknown);
    await checkLimit(tx, "events");
    return readWhole(tx, caller, eventId);
  });
}

/** What a save looks at of the event as it was. */
const BEFORE = [
  "draft",
  "privateEvent",
  "eventStatusId",
  "eventTypeId",
  "setlistId",
  "eventDate",
  "seriesKey",
] as const;

/**
 * Throws `event_not_found`, `changed_meanwhile` where the client's `updatedAt` is no longer the record's, `no_right`,
 * `limit_reached` for a set list that is copied, and `invalid` where something required would be left empty.
 */
export function save(
  database: Database,
  caller: Caller,
  eventId: number,
  given: SaveEvent,
): Promise<Event> {
  const { id, updatedAt, copySetlist, following, ...said } = given;
  checkId(EVENT, eventId, id);
  const missing = missingInEventSave(said);
  if (missing.length > 0) throw incomplete(missing, EVENT_MESSAGES.saveIncomplete);
  checkFields(caller, Object.keys(said));
  return database.band(bandScope(caller), async (tx) => {
    const before = await lockUnchanged(tx, EVENT, eventId, updatedAt, BEFORE);
    const { eventDate, eventTypeId, eventStatusId, ...others } = withDeposit(said);
    const changes = {
      ...others,
      // What is required was said, or left alone.
      ...(eventDate && { eventDate }),
      ...(eventTypeId && { eventTypeId }),
      ...(eventStatusId && { eventStatusId }),
    };
    await checkState(tx, caller, before, { ...before, ...changes });
    const setlist = { before: before.setlistId, chosen: said.setlistId, copy: copySetlist };
    const fields = { ...changes, ...(await setlistFor(tx, caller, setlist)) };
    if (Object.keys(fields).length > 0) await updateEvent(tx, eventId, fields).catch(nameUnknown);
    if (following === "Y") await saveFollowing(tx, caller, { ...before, id: eventId }, fields);
    await announceSaved(tx, EVENT, [eventId]);
    return readWhole(tx, caller, eventId);
  });
}

/** Throws `event_not_found` and `limit_reached`. */
export function copy(database: Database, caller: Caller, eventId: number): Promise<Event> {
  return database.band(bandScope(caller), async (tx) => {
    const copied = found(EVENT, await copyEvent(tx, eventId, caller.today));
    await checkLimit(tx, "events");
    return readWhole(tx, caller, copied);
  });
}

/** Throws `event_not_found`. */
export async function remove(database: Database, caller: Caller, eventId: number): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, EVENT, eventId, undefined);
    await deleteEvent(tx, eventId);
    await announceDeleted(tx, EVENT, eventId);
  });
}

async function readWhole(tx: BandTransaction, caller: Caller, eventId: number): Promise<Event> {
  return found(EVENT, await findEvent(tx, caller, eventId));
}

function incomplete(fields: readonly MissingField[], message: string): Failure {
  return new Failure("invalid", { message, fields: [...fields] });
}

/** A new event that says nothing of a field sets none. */
function valued(said: object): string[] {
  return Object.entries(said).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [field],
  );
}

/** A venue or set list that the band does not have is said at its field. */
function nameUnknown(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("venue")) throw invalidField("venueId", EVENT_MESSAGES.unknownVenue);
  if (constraint?.includes("setlist"))
    throw invalidField("setlistId", EVENT_MESSAGES.unknownSetlist);
  throw error;
}
