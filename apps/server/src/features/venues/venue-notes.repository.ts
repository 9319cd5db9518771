import { type VenueNote, venueNote } from "@bandstand/contracts/venue-notes";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { and, eq } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { venueNotes } from "../../platform/database/schema/venue-notes.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Of a venue, however long a band has played there. */
const NOTES_TOLD = 200;

const NOTE = `
  select ${selected(venueNotes, fieldsOf(without(venueNote.shape, ["BandUser"])), "n")},
    case when m.id is not null
      then json_build_object('id', m.id, 'nickname', m.nickname, 'avatarFilename', m.avatar_filename)
    end as "BandUser"
  from venue_notes n left join band_users m on m.band_id = n.band_id and m.id = n.band_user_id`;

/** Of the latest day first. */
export function notesOf(tx: BandTransaction, venueId: number): Promise<VenueNote[]> {
  return tx.rows<VenueNote>(
    {
      name: "notes_of_venue",
      text: `${NOTE} where n.band_id = $1 and n.venue_id = $2 order by n.day desc, n.id desc limit ${NOTES_TOLD}`,
    },
    [tx.bandId, venueId],
  );
}

export async function findNote(
  tx: BandTransaction,
  noteId: number,
): Promise<VenueNote | undefined> {
  const [note] = await tx.rows<VenueNote>(
    { name: "find_venue_note", text: `${NOTE} where n.band_id = $1 and n.id = $2` },
    [tx.bandId, noteId],
  );
  return note;
}

type LockedNote = Pick<VenueNote, "venueId" | "bandUserId" | "good" | "bad">;

/** Holds the row until the transaction ends. Undefined when there is none. */
export async function lockNote(
  tx: BandTransaction,
  noteId: number,
): Promise<LockedNote | undefined> {
  const [note] = await tx.rows<LockedNote>(
    {
      name: "lock_venue_note",
      text: `
        select venue_id as "venueId", band_user_id as "bandUserId", good, bad from venue_notes
        where band_id = $1 and id = $2 for update`,
    },
    [tx.bandId, noteId],
  );
  return note;
}

/** The day of an event at the venue; undefined where it takes place elsewhere, or nowhere. */
export async function dayOfEvent(
  tx: BandTransaction,
  venueId: number,
  eventId: number,
): Promise<string | undefined> {
  const [event] = await tx.rows<{ day: string }>(
    {
      name: "day_of_event_at_venue",
      text: "select event_date as day from events where band_id = $1 and venue_id = $2 and id = $3",
    },
    [tx.bandId, venueId, eventId],
  );
  return event?.day;
}

type NewNote = Omit<typeof venueNotes.$inferInsert, "id" | "bandId">;

export async function insertNote(tx: BandTransaction, note: NewNote): Promise<number> {
  const [row] = await tx.db
    .insert(venueNotes)
    .values({ ...note, bandId: tx.bandId })
    .returning({ id: venueNotes.id });
  if (!row) throw new Error("A note was not added.");
  return row.id;
}

const isNote = (tx: BandTransaction, noteId: number) =>
  and(eq(venueNotes.bandId, tx.bandId), eq(venueNotes.id, noteId));

export async function updateNote(
  tx: BandTransaction,
  noteId: number,
  fields: Partial<Pick<NewNote, "day" | "good" | "bad">>,
): Promise<void> {
  await tx.db.update(venueNotes).set(fields).where(isNote(tx, noteId));
}

export async function deleteNote(tx: BandTransaction, noteId: number): Promise<void> {
  await tx.db.delete(venueNotes).where(isNote(tx, noteId));
}
