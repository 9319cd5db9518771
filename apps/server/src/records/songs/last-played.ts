/** When each song was played last, for any statement that asks: what was told of a gig, else what its set list holds. */

/** Of the events `e` that were gigs, and took place. */
const GIGS = `
  events e
  join event_statuses u on u.id = e.event_status_id and u.tag <> 'X'
  join event_types y on y.id = e.event_type_id and y.public_performance`;

/** Rows of `song_id` and `day`. A gig that nobody has told of is played from the day after it. */
export const lastPlayedOf = (band: string, today: string) => `(
  select song_id, max(event_date)::text as day from (
    select p.song_id, e.event_date from ${GIGS}
    join gig_reports r on r.band_id = e.band_id and r.event_id = e.id
    join played_songs p on p.band_id = r.band_id and p.report_id = r.id
    where e.band_id = ${band}
    union all
    select p.song_id, e.event_date from ${GIGS}
    join setlist_songs p on p.band_id = e.band_id and p.setlist_id = e.setlist_id
    where e.band_id = ${band} and e.event_date < ${today}::date
      and not exists (select from gig_reports r where r.band_id = e.band_id and r.event_id = e.id)
  ) played group by song_id)`;
