/** What dashboard tests begin with: a band, and events of its calendar around today. */
import { getDashboard } from "@bandstand/contracts/dashboard";
import { addSetlist, saveSetlist } from "@bandstand/contracts/setlists";
import { addSong } from "@bandstand/contracts/songs";
import type { TestApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

interface TestEvent {
  name: string;
  /** From the band's today, negative for the past. */
  inDays: number;
  type?: "G" | "RH";
  status?: "P" | "C" | "X";
  startTime?: string;
  setlistId?: number;
  venueId?: number;
}

export async function calendarBand(api: TestApi) {
  const { token, bandUser } = await api.newBand();
  const { bandId } = bandUser;
  const params = { id: String(bandId) };
  return {
    token,
    bandUser,
    read: async (as = token) => (await api.call(getDashboard, { params }, as)).answer,
    member: (rights: Parameters<typeof newMember>[2]) => newMember(api, bandId, rights),
    async event(event: TestEvent): Promise<void> {
      const { name, inDays, type = "G", status = "C", startTime, setlistId, venueId } = event;
      await api.asSuperuser(
        `insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, start_time,
           setlist_id, venue_id, description, fee, booking_email)
         select $1, $2, (now() at time zone time_zone)::date + $3::integer,
           (select id from bandstand.event_types where tag = $4),
           (select id from bandstand.event_statuses where tag = $5), $6, $7, $8, 'Wear black', 987654, 'who@example.org'
         from bandstand.bands where id = $1`,
        [bandId, name, inDays, type, status, startTime, setlistId, venueId],
      );
    },
    async venue(): Promise<number> {
      const [venue] = await api.asSuperuser<{ id: number }>(
        `insert into bandstand.venues (band_id, name, location, address, parking, three_words, private_notes)
         values ($1, 'The Half Crown', 'Ardenbridge', '1 Quay Street', 'Behind the bins', 'horn.drum.bass', 'Pays late')
         returning id`,
        [bandId],
      );
      return venue?.id ?? 0;
    },
    async setlist(name: string, titles: readonly string[]) {
      const songIds: number[] = [];
      for (const title of titles) {
        const body = { title, artist: "The Ardens", lyrics: "La la" };
        songIds.push((await api.call(addSong, { body }, token)).answer.id);
      }
      const added = await api.call(addSetlist, { body: { name, plannedLength: 60 } }, token);
      const songs = songIds.map((songId, index) => ({
        songId,
        setlistSectionId: 1,
        sequence: index + 1,
      }));
      const saving = { params: { id: String(added.answer.id) }, body: { songs } };
      await api.call(saveSetlist, saving, token);
      return { id: added.answer.id, songIds };
    },
  };
}
