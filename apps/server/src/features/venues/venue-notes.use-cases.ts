/** What members say of a venue: each for themselves. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import {
  type AddVenueNote,
  type SaveVenueNote,
  VENUE_NOTE_MESSAGES,
  type VenueNote,
} from "@bandstand/contracts/venue-notes";
import { canDeleteVenueNote, canEditVenueNote } from "@bandstand/domain/venue-permissions";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { announceRemark } from "../../records/kit/record-changes.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { VENUE } from "../../records/venues/venue-kind.ts";
import {
  dayOfEvent,
  deleteNote,
  findNote,
  insertNote,
  lockNote,
  updateNote,
} from "./venue-notes.repository.ts";

const NOTE = { noun: "note", notFound: "venue_note_not_found" } as const;

/** Throws `venue_not_found`, `invalid` for a note that says nothing or an event elsewhere, and `limit_reached`. */
export function addNote(
  database: Database,
  caller: Caller,
  { venueId, eventId = null, day, good = null, bad = null }: AddVenueNote,
): Promise<VenueNote> {
  refuseEmpty({ good, bad });
  return database.band(bandScope(caller), async (tx) => {
    // Held, so that it does not go while something is said of it.
    await lockUnchanged(tx, VENUE, venueId, undefined);
    const played = eventId === null ? undefined : await dayOfEvent(tx, venueId, eventId);
    if (eventId !== null && played === undefined)
      throw invalidField("eventId", VENUE_NOTE_MESSAGES.unknownEvent);
    const noteId = await insertNote(tx, {
      venueId,
      eventId,
      day: played ?? day ?? caller.today,
      good,
      bad,
      bandUserId: caller.id,
    });
    await checkLimit(tx, "venue_notes");
    await announceRemark(tx, VENUE, venueId);
    return readNote(tx, noteId);
  });
}

/** Throws `venue_note_not_found`, `no_right` for what another has said, and `invalid` where nothing would be left of it. */
export function saveNote(
  database: Database,
  caller: Caller,
  noteId: number,
  { id, ...fields }: SaveVenueNote,
): Promise<VenueNote> {
  checkId(NOTE, noteId, id);
  return database.band(bandScope(caller), async (tx) => {
    const before = found(NOTE, await lockNote(tx, noteId));
    if (!canEditVenueNote(caller, before)) throw new Failure("no_right");
    refuseEmpty({ ...before, ...fields });
    if (Object.keys(fields).length > 0) await updateNote(tx, noteId, fields);
    await announceRemark(tx, VENUE, before.venueId);
    return readNote(tx, noteId);
  });
}

/** Throws `venue_note_not_found` and `no_right`. */
export async function removeNote(
  database: Database,
  caller: Caller,
  noteId: number,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    const note = found(NOTE, await lockNote(tx, noteId));
    if (!canDeleteVenueNote(caller, note)) throw new Failure("no_right");
    await deleteNote(tx, noteId);
    await announceRemark(tx, VENUE, note.venueId);
  });
}

async function readNote(tx: BandTransaction, noteId: number): Promise<VenueNote> {
  return found(NOTE, await findNote(tx, noteId));
}

function refuseEmpty({ good, bad }: Pick<VenueNote, "good" | "bad">): void {
  if (good === null && bad === null) throw invalidField("good", VENUE_NOTE_MESSAGES.saySomething);
}
