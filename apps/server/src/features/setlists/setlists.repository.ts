/** Set lists as the database has them. */
import { LIMITS } from "@bandstand/contracts/limits";
import {
  type SaveSetlist,
  type SetlistRow,
  type Setlist,
  setlistRecord,
} from "@bandstand/contracts/setlists";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { and, eq } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { setlists } from "../../platform/database/schema/setlists.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** What is told of a set list once its status is known: that is a rule over its events, and no column. */
export type SetlistRecord = Omit<Setlist, "statusGroupTag" | "songs" | "interludes">;
export type ListedSetlist = Omit<SetlistRow, "statusGroupTag">;

const EVENTS = `coalesce((
  select json_agg(json_build_object('id', e.id, 'name', e.name, 'eventDate', e.event_date, 'eventStatusTag', t.tag)
    order by e.event_date, e.id)
  from events e join event_statuses t on t.id = e.event_status_id
  where e.band_id = l.band_id and e.setlist_id = l.id), '[]')`;

/** What rows and records tell alike, but for the description. */
const FIELDS = `${selected(
  setlists,
  fieldsOf(without(setlistRecord.shape, ["description", "statusGroupTag", "Event"])),
  "l",
)}, ${EVENTS} as "Event"`;

const SONGS = `coalesce((
  select json_agg(json_build_object('songId', p.song_id, 'setlistSectionId', p.setlist_section_id,
    'seconds', p.seconds, 'Song', json_build_object('seconds', s.seconds))
    order by p.setlist_section_id, p.sequence)
  from setlist_songs p join songs s on s.band_id = p.band_id and s.id = p.song_id
  where p.band_id = l.band_id and p.setlist_id = l.id), '[]')`;

const INTERLUDES = `coalesce((
  select json_agg(json_build_object('setlistSectionId', i.setlist_section_id, 'kind', i.kind, 'seconds', i.seconds)
    order by i.position)
  from setlist_interludes i where i.band_id = l.band_id and i.setlist_id = l.id), '[]')`;

/** As long as one may be that is saved today. What is longer is neither listed nor searched beyond that. */
const LISTED_DESCRIPTION = `left(l.description, ${LIMITS.description})`;

/** The band's set lists by name; with a search those whose name and description hold its words. */
export function listSetlists(tx: BandTransaction, search: string): Promise<ListedSetlist[]> {
  return tx.rows<ListedSetlist>(
    {
      name: "list_setlists",
      text: `
        select ${FIELDS}, ${LISTED_DESCRIPTION} as description, ${SONGS} as songs, ${INTERLUDES} as interludes from setlists l
        where l.band_id = $1 and ($2 = '' or contains(concat_ws(E'\\n', l.name, ${LISTED_DESCRIPTION}), $2))
        order by lower(l.name), l.id`,
    },
    [tx.bandId, search],
  );
}

export async function findSetlist(
  tx: BandTransaction,
  setlistId: number,
): Promise<SetlistRecord | undefined> {
  const [row] = await tx.rows<SetlistRecord>(
    {
      name: "find_setlist",
      text: `select ${FIELDS}, l.description, l.notes from setlists l where l.band_id = $1 and l.id = $2`,
    },
    [tx.bandId, setlistId],
  );
  return row;
}

export type SetlistFields = Omit<SaveSetlist, "id" | "updatedAt" | "songs" | "interludes">;

export async function insertSetlist(
  tx: BandTransaction,
  fields: SetlistFields & { name: string },
): Promise<number> {
  const [row] = await tx.db
    .insert(setlists)
    .values({ ...fields, bandId: tx.bandId })
    .returning({ id: setlists.id });
  if (!row) throw new Error("A set list was not added.");
  return row.id;
}

export async function updateSetlist(
  tx: BandTransaction,
  setlistId: number,
  fields: SetlistFields,
): Promise<void> {
  await tx.db
    .update(setlists)
    .set(fields)
    .where(and(eq(setlists.bandId, tx.bandId), eq(setlists.id, setlistId)));
}

/** Says that the set list has changed where only its songs have: a trigger signs every update. */
export async function touchSetlist(tx: BandTransaction, setlistId: number): Promise<void> {
  await tx.rows(
    {
      name: "touch_setlist",
      text: "update setlists set name = name where band_id = $1 and id = $2",
    },
    [tx.bandId, setlistId],
  );
}

export async function deleteSetlist(tx: BandTransaction, setlistId: number): Promise<void> {
  await tx.rows({ text: "delete from setlists where band_id = $1 and id = $2" }, [
    tx.bandId,
    setlistId,
  ]);
}
