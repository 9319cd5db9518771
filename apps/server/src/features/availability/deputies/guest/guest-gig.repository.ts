/** The gig that a guest plays: what its gig sheet says, and its set list. No money, and nothing else of the band. */
import type { SheetEvent, SheetVenue } from "@bandstand/domain/gig-sheet";
import type { SheetSetlist } from "@bandstand/domain/setlist-sheet";
import type { BandTransaction } from "../../../../platform/database/transactions.ts";

export interface GuestGig extends SheetEvent {
  venue: SheetVenue | null;
  setlist: SheetSetlist | null;
  bandContact: { name: string | null; phone: string | null };
}

/** What whoever asked has opened. */
export interface Opened {
  eventId: number;
  opensVenue: boolean;
  opensSetlist: boolean;
}

const hhmm = (column: string) => `left(${column}::text, 5)`;

const VENUE = `case when v.id is not null then json_build_object('name', v.name, 'address', v.address,
  'location', v.location, 'threeWords', v.three_words, 'parking', v.parking,
  'notes', case when $3::boolean then v.notes end) end`;

const ASKED_OF_VENUE = `case when v.id is not null and $3::boolean then json_build_object(
  'contactName', v.contact_name, 'contactPhone', v.contact_phone, 'phone', v.phone,
  'bandToProvide', v.band_to_provide, 'venueToProvide', v.venue_to_provide, 'answers', v.answers) end`;

const SONGS = `(
  select coalesce(json_agg(json_build_object('songId', s.id, 'setlistSectionId', p.setlist_section_id,
      'sequence', p.sequence, 'seconds', p.seconds, 'featuring', p.featuring, 'songkey', p.songkey,
      'capo', p.capo, 'note', p.note,
      'Song', json_build_object('title', s.title, 'songkey', s.songkey, 'capo', s.capo, 'featuring', s.featuring,
        'bpm', s.bpm, 'seconds', s.seconds)) order by p.setlist_section_id, p.sequence), '[]')
  from setlist_songs p join songs s on s.band_id = p.band_id and s.id = p.song_id
  where p.band_id = l.band_id and p.setlist_id = l.id)`;

const INTERLUDES = `(
  select coalesce(json_agg(json_build_object('setlistSectionId', i.setlist_section_id,
      'afterSequence', i.after_sequence, 'kind', i.kind, 'text', i.text, 'seconds', i.seconds) order by i.position), '[]')
  from setlist_interludes i where i.band_id = l.band_id and i.setlist_id = l.id)`;

/** It begins when the event does. */
const SETLIST = `case when l.id is not null then json_build_object('name', l.name, 'numberSets', l.number_sets,
  'plannedLength', l.planned_length, 'songInterval', l.song_interval, 'bias', l.bias, 'firstBreak', l.first_break, 'secondBreak', l.second_break,
  'includeEncore', l.include_encore, 'startTime', ${hhmm("e.start_time")}, 'versionDay', null,
  'songs', ${SONGS}, 'interludes', ${INTERLUDES}) end`;

/** Undefined when it is gone. */
export async function findGuestGig(
  tx: BandTransaction,
  { eventId, opensVenue, opensSetlist }: Opened,
): Promise<GuestGig | undefined> {
  const [gig] = await tx.rows<GuestGig>(
    {
      name: "find_guest_gig",
      text: `
        select e.event_date as "eventDate", ${hhmm("e.arrive_time")} as "arriveTime",
          ${hhmm("e.sound_check_time")} as "soundCheckTime",
          ${hhmm("e.doors_open_time")} as "doorsOpenTime", ${hhmm("e.start_time")} as "startTime",
          ${hhmm("e.end_time")} as "endTime", ${hhmm("e.doors_close_time")} as "doorsCloseTime",
          e.booking_name as "bookingName", e.booking_phone as "bookingPhone",
          e.band_to_provide as "bandToProvide", e.venue_to_provide as "venueToProvide", e.description,
          ${VENUE} as "Venue", ${ASKED_OF_VENUE} as venue, ${SETLIST} as setlist,
          json_build_object('name', b.contact_name, 'phone', b.contact_phone) as "bandContact"
        from events e
        join bands b on b.id = e.band_id
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        left join setlists l on l.band_id = e.band_id and l.id = e.setlist_id and $4::boolean
        where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId, opensVenue, opensSetlist],
  );
  return gig;
}
