/** What was told of gigs, as the database has it. */
import type { GigReport } from "@bandstand/contracts/gig-reports";
import type { WallTime } from "@bandstand/domain/event-times";
import {
  DAYS_OF_ASKING,
  type ReportableGig,
  type ReportedTimes,
} from "@bandstand/domain/gig-report";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import { gigReports } from "../../platform/database/schema/gig-reports.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { lastPlayedOf } from "../../records/songs/last-played.ts";
import { and, eq } from "drizzle-orm";

type Report = ReportedTimes & { reckonedSeconds: number };

interface Gig extends ReportableGig {
  /** By the clocks of the band. */
  now: WallTime;
  /** Null as long as nobody has told. */
  playedIds: number[] | null;
  /** Of its set list. */
  plannedIds: number[];
}

const SONGS = (columns: string, from: string) =>
  `select coalesce(json_agg(${columns}), '[]') from ${from}`;

const SONG = "json_build_object('songId', s.id, 'title', s.title, 'artist', s.artist)";
const PLAYED = (what: string) => `(
  ${SONGS(`${what} order by p.sequence`, "played_songs p join songs s on s.band_id = p.band_id and s.id = p.song_id")}
  where p.band_id = r.band_id and p.report_id = r.id)`;
const PLANNED = (what: string) => `(
  ${SONGS(
    `${what} order by c.sequence, p.sequence`,
    `setlist_songs p join songs s on s.band_id = p.band_id and s.id = p.song_id
     join setlist_sections c on c.id = p.setlist_section_id`,
  )}
  where p.band_id = e.band_id and p.setlist_id = e.setlist_id)`;

const TIME = (column: string) => `to_char(${column}, 'HH24:MI')`;

/** Undefined when there is no such event. */
export async function findGig(tx: BandTransaction, eventId: number): Promise<Gig | undefined> {
  const [gig] = await tx.rows<Gig>(
    {
      name: "gig_to_report",
      text: `
        select e.event_date::text as "eventDate", ${TIME("e.start_time")} as "startTime",
          u.tag as "eventStatusTag", y.public_performance as "publicPerformance",
          json_build_object('date', n.now::date::text, 'time', ${TIME("n.now")}) as now,
          case when r.id is not null then ${PLAYED("p.song_id")} end as "playedIds",
          ${PLANNED("p.song_id")} as "plannedIds"
        from events e
        join event_statuses u on u.id = e.event_status_id
        join event_types y on y.id = e.event_type_id
        join bands b on b.id = e.band_id
        cross join lateral (select now() at time zone b.time_zone as now) n
        left join gig_reports r on r.band_id = e.band_id and r.event_id = e.id
        where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId],
  );
  return gig;
}

/** Undefined when there is no such event. */
export async function findReport(
  tx: BandTransaction,
  eventId: number,
): Promise<GigReport | undefined> {
  const [report] = await tx.rows<GigReport>(
    {
      name: "report_of_gig",
      text: `
        select e.id as "eventId",
          case when r.id is not null then json_build_object('startedAt', ${TIME("r.started_at")},
            'endedAt', ${TIME("r.ended_at")}, 'breakMinutes', r.break_minutes,
            'reckonedSeconds', r.reckoned_seconds, 'songs', ${PLAYED(SONG)}) end as report,
          ${PLANNED(SONG)} as planned,
          nullif(coalesce((select round(sum(i.seconds) / 60.0)::integer from setlist_interludes i
            where i.band_id = e.band_id and i.setlist_id = e.setlist_id and i.kind = 'break'), 0)
            + case when l.number_sets > 1 then l.first_break else 0 end
            + case when l.number_sets > 2 then l.second_break else 0 end, 0) as "plannedBreakMinutes"
        from events e
        left join setlists l on l.band_id = e.band_id and l.id = e.setlist_id
        left join gig_reports r on r.band_id = e.band_id and r.event_id = e.id
        where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId],
  );
  return report;
}

interface Lengths {
  lengths: { seconds: number | null; Song: { seconds: number | null } }[];
  interludes: { kind: InterludeKind; seconds: number }[];
  songInterval: number | null;
}

/** Of these songs as the event's set list has them, else of the songs themselves. */
export async function lengthsOf(
  tx: BandTransaction,
  eventId: number,
  songIds: readonly number[],
): Promise<Lengths> {
  const [found] = await tx.rows<Lengths>(
    {
      name: "lengths_of_gig",
      text: `
        select l.song_interval as "songInterval",
          (${SONGS(
            "json_build_object('seconds', p.seconds, 'Song', json_build_object('seconds', s.seconds))",
            `songs s left join setlist_songs p
               on p.band_id = s.band_id and p.song_id = s.id and p.setlist_id = e.setlist_id`,
          )}
            where s.band_id = e.band_id and s.id = any($3::integer[])) as lengths,
          (${SONGS("json_build_object('kind', i.kind, 'seconds', i.seconds)", "setlist_interludes i")}
            where i.band_id = e.band_id and i.setlist_id = e.setlist_id) as interludes
        from events e
        left join setlists l on l.band_id = e.band_id and l.id = e.setlist_id
        where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId, songIds],
  );
  return found ?? { lengths: [], interludes: [], songInterval: null };
}

/** @returns the report's id */
export async function keepReport(
  tx: BandTransaction,
  eventId: number,
  report: Report,
): Promise<number> {
  const [kept] = await tx.db
    .insert(gigReports)
    .values({ ...report, eventId, bandId: tx.bandId })
    .onConflictDoUpdate({ target: [gigReports.bandId, gigReports.eventId], set: report })
    .returning({ id: gigReports.id });
  if (!kept) throw new Error("A report was not kept.");
  return kept.id;
}

/** Exactly these, in this order. Breaks a constraint for a song that is not the band's. */
export async function putPlayedSongs(
  tx: BandTransaction,
  reportId: number,
  songIds: readonly number[],
): Promise<void> {
  await tx.rows(
    {
      name: "drop_played_songs",
      text: "delete from played_songs where band_id = $1 and report_id = $2 and song_id <> all($3::integer[])",
    },
    [tx.bandId, reportId, songIds],
  );
  await tx.rows(
    {
      name: "put_played_songs",
      text: `
        insert into played_songs (band_id, report_id, song_id, sequence)
        select $1, $2, s.id, s.place from unnest($3::integer[]) with ordinality s (id, place)
        on conflict (band_id, report_id, song_id) do update set sequence = excluded.sequence`,
    },
    [tx.bandId, reportId, songIds],
  );
}

export async function deleteReport(tx: BandTransaction, eventId: number): Promise<void> {
  await tx.db
    .delete(gigReports)
    .where(and(eq(gigReports.bandId, tx.bandId), eq(gigReports.eventId, eventId)));
}

/** Of the gigs with a beginning, an end and songs, the latest first. */
export function latestReports(tx: BandTransaction, most: number): Promise<Report[]> {
  return tx.rows<Report>(
    {
      name: "latest_gig_reports",
      text: `
        select ${TIME("r.started_at")} as "startedAt", ${TIME("r.ended_at")} as "endedAt",
          r.break_minutes as "breakMinutes", r.reckoned_seconds as "reckonedSeconds"
        from gig_reports r join events e on e.band_id = r.band_id and e.id = r.event_id
        where r.band_id = $1 and r.started_at is not null and r.ended_at is not null and r.reckoned_seconds > 0
        order by e.event_date desc, e.id desc limit $2`,
    },
    [tx.bandId, most],
  );
}

interface GigToReport {
  id: number;
  name: string | null;
  eventDate: string;
  venue_name: string | null;
}

/** `today` is the band's day. */
export function listToReport(tx: BandTransaction, today: string): Promise<GigToReport[]> {
  return tx.rows<GigToReport>(
    {
      name: "gigs_to_report",
      text: `
        select e.id, e.name, e.event_date::text as "eventDate", v.name as venue_name
        from events e
        join event_statuses u on u.id = e.event_status_id and u.tag = 'C'
        join event_types y on y.id = e.event_type_id and y.public_performance
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        where e.band_id = $1 and e.event_date < $2::date and e.event_date >= $2::date - ${DAYS_OF_ASKING}
          and not exists (select from gig_reports r where r.band_id = e.band_id and r.event_id = e.id)
        order by e.event_date desc, e.id desc`,
    },
    [tx.bandId, today],
  );
}

/** `today` is the band's day. */
export function listLastPlayed(
  tx: BandTransaction,
  today: string,
): Promise<{ songId: number; day: string }[]> {
  return tx.rows<{ songId: number; day: string }>(
    {
      name: "songs_last_played",
      text: `select song_id as "songId", day from ${lastPlayedOf("$1", "$2")} played order by song_id`,
    },
    [tx.bandId, today],
  );
}
