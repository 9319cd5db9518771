/** Venues, gigs and rehearsals, and the papers that go with them. */
import {
  documentHistory,
  documents,
  storedFiles,
} from "../../platform/database/schema/documents.ts";
import { events } from "../../platform/database/schema/events.ts";
import { venueNotes } from "../../platform/database/schema/venue-notes.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import { DOCUMENTS } from "../content/documents.ts";
import { dateOf, EVENTS } from "../content/events.ts";
import { VENUES } from "../content/venues.ts";
import { found, idsBy } from "./lookups.ts";
import type { Ids } from "./music.ts";
import type { LoadContext, LoadedBand } from "./people.ts";
import { allOf } from "./store-files.ts";

/** Days before today on which the venues were entered. */
const VENUES_ENTERED = 600;

export async function insertVenues(
  { tx, lookups, time }: LoadContext,
  { bandId, members }: LoadedBand,
): Promise<Ids> {
  const rows = await tx.db
    .insert(venues)
    .values(
      VENUES.map(({ type, lastContact, memories: _memories, ...venue }) => ({
        ...venue,
        bandId,
        venueTypeId: lookups("venueType", type),
        lastContactDate: lastContact ? time.ago(lastContact.days).slice(0, 10) : null,
        lastContactNotes: lastContact?.notes ?? null,
        createdAt: time.ago(VENUES_ENTERED),
        updatedAt: time.ago(VENUES_ENTERED),
        updatedById: members.get("Theo") ?? null,
      })),
    )
    .returning({ id: venues.id });
  return idsBy(VENUES, rows, ({ name }) => name);
}

/** What members said of the venues, each on the day after the gig. */
export async function insertVenueNotes(
  { tx, time }: LoadContext,
  { bandId, members }: LoadedBand,
  ids: { readonly venues: Ids; readonly events: Ids },
): Promise<void> {
  await tx.db.insert(venueNotes).values(
    VENUES.flatMap(({ name, memories }) =>
      memories.map(({ event: key, by, good, bad }) => ({
        bandId,
        venueId: found(ids.venues.get(name), name),
        eventId: found(ids.events.get(key), key),
        day: dateOf(
          found(
            EVENTS.find((event) => event.key === key),
            key,
          ),
          time.today,
        ),
        good: good ?? null,
        bad: bad ?? null,
        bandUserId: found(members.get(by), by),
        updatedById: found(members.get(by), by),
      })),
    ),
  );
}

/** Ids of the events by key. */
export async function insertEvents(
  { tx, lookups, time }: LoadContext,
  { bandId, members }: LoadedBand,
  venueIds: Ids,
  setlistIds: Ids,
): Promise<Ids> {
  const rows = await tx.db
    .insert(events)
    .values(
      EVENTS.map((event) => {
        const {
          key: _key,
          inDays: _inDays,
          weekday: _weekday,
          type,
          status,
          venue,
          setlist,
          added,
          ...rest
        } = event;
        return {
          ...rest,
          bandId,
          eventDate: dateOf(event, time.today),
          eventTypeId: lookups("eventType", type),
          eventStatusId: lookups("eventStatus", status),
          venueId: found(venueIds.get(venue), venue),
          setlistId: setlist === undefined ? null : found(setlistIds.get(setlist), setlist),
          createdAt: time.ago(added),
          updatedAt: time.ago(added),
          updatedById: members.get("Theo") ?? null,
        };
      }),
    )
    .returning({ id: events.id });
  return idsBy(EVENTS, rows, ({ key }) => key);
}

export async function insertDocuments(
  { tx, lookups, time, files }: LoadContext,
  { bandId, members }: LoadedBand,
  ids: { readonly songs: Ids; readonly venues: Ids; readonly events: Ids },
): Promise<void> {
  const placed = (of: Ids, key: string | undefined) =>
    key === undefined ? null : found(of.get(key), key);
  const rows = await tx.db
    .insert(documents)
    .values(
      DOCUMENTS.map((document) => {
        const stored = found(files.documents.get(document.title), document.title);
        return {
          bandId,
          title: document.title,
          notes: document.notes ?? null,
          documentTypeId: lookups("documentType", document.category),
          filename: stored.filename,
          originalName: document.originalName,
          size: stored.size,
          type: stored.type,
          admins: document.admins,
          press: document.press ?? null,
          roleId: document.role === undefined ? null : lookups("role", document.role),
          songId: placed(ids.songs, document.song),
          venueId: placed(ids.venues, document.venue),
          eventId: placed(ids.events, document.event),
          bandUserId: members.get(document.by) ?? null,
          createdAt: time.ago(document.added),
          updatedAt: time.ago(document.added),
          updatedById: members.get(document.by) ?? null,
        };
      }),
    )
    .returning({ id: documents.id });
  await tx.db.insert(documentHistory).values(
    DOCUMENTS.map(({ title, originalName, by, added }, index) => ({
      ...found(files.documents.get(title), title),
      bandId,
      documentId: found(rows[index], "document").id,
      action: "Added",
      originalName,
      bandUserId: members.get(by) ?? null,
      createdAt: time.ago(added),
    })),
  );
}

/** The register of files: without it housekeeping would take them for left over, and nobody could fetch them. */
export async function registerFiles(
  { tx, time, files }: LoadContext,
  bandId: number,
): Promise<void> {
  await tx.db
    .insert(storedFiles)
    .values(allOf(files).map((file) => ({ ...file, bandId, attachedAt: time.ago(0) })));
}
