/** What set list tests begin with: a band with songs, and events that play its set lists. */
import { addSong } from "@bandstand/contracts/songs";
import type { Session } from "@bandstand/contracts/sign-in";
import type { TestApi } from "../../../test/api.ts";

/** Ids of songs with these titles, 200 seconds each, in their order. */
export async function songsOf(
  api: TestApi,
  { token }: Session,
  titles: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const body = { title, artist: "The Ardens", seconds: 200 };
    const { answer } = await api.call(addSong, { body }, token);
    ids.push(answer.id);
  }
  return ids;
}

interface Gig {
  setlistId: number;
  /** Negative for the past. */
  inDays: number;
  /** P Provisional, C Confirmed, X Cancelled. */
  status?: "P" | "C" | "X";
  type?: "G" | "RH";
}

/** @returns its date: a day later, it is another */
export async function addGig(api: TestApi, { bandUser }: Session, gig: Gig): Promise<string> {
  const { setlistId, inDays, status = "C", type = "G" } = gig;
  const [added] = await api.asSuperuser<{ date: string }>(
    `insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, setlist_id)
     select $1, 'Harvest Dance', (now() at time zone 'Europe/London')::date + $2::integer,
       (select id from bandstand.event_types where tag = $5),
       (select id from bandstand.event_statuses where tag = $3), $4
     returning event_date::text as date`,
    [bandUser.bandId, inDays, status, setlistId, type],
  );
  return added?.date ?? "";
}

/** Entries of one section, in the order of the songs. */
export function section(setlistSectionId: number, songIds: readonly number[]) {
  return songIds.map((songId, index) => ({ songId, setlistSectionId, sequence: index + 1 }));
}
