/** The statement that reads a dashboard, part by part. */
import { WHATS_NEW } from "@bandstand/contracts/dashboard";
import { EVENT_TIME_FIELDS } from "@bandstand/contracts/event-time-fields";
import { VENUE_BASICS } from "@bandstand/domain/band-permissions";
import { NEWS_FIELDS } from "@bandstand/domain/dashboard-news";
import { isoText, jsonPairs } from "../../platform/database/columns-in-sql.ts";
import { bands } from "../../platform/database/schema/bands.ts";
import { documents } from "../../platform/database/schema/documents.ts";
import { events } from "../../platform/database/schema/events.ts";
import { bandUsers } from "../../platform/database/schema/members.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import { isVisible } from "../../records/documents/visible-documents.ts";
import { answersOf, replyByOf } from "../../records/events/event-answers.ts";
import {
  IN_ORDER,
  SECTIONED_SONG,
  SECTIONED_SONGS,
} from "../../records/setlists/sectioned-songs.ts";

/** By place, as the repository gives them. */
const $ = {
  band: "$1",
  bandUser: "$2",
  today: "$3::date",
  end: "$4::date",
  readsEvents: "$5::boolean",
  readsSetlists: "$6::boolean",
  readsSongs: "$7::boolean",
  readsBandUsers: "$8::boolean",
  readsDocuments: "$9::boolean",
  days: "$10::integer",
} as const;

/** Where what the member sees of documents begins. */
const SIGHT = 11;

const LIST = (of: string, order: string, what: string) =>
  `(select coalesce(json_agg(${of} order by ${order}), '[]') from ${what})`;

const IF = (right: string, list: string) => `case when ${right} then ${list} end`;

const GIG = "y.public_performance";
const REHEARSAL = "y.tag = 'RH'";
const TO_COME = `e.event_date >= ${$.today}`;
const PAST = `e.event_date < ${$.today}`;
const SOONEST = "e.event_date, e.start_time nulls last, e.id";
const LATEST = "e.event_date desc, e.start_time desc nulls last, e.id desc";

/** Of those that were not called off. */
const one = (part: string, kind: string, when: string, order: string) => `(
  select '${part}' as part, e.id, e.setlist_id, e.event_date
  from events e
  join event_types y on y.id = e.event_type_id and ${kind}
  join event_statuses u on u.id = e.event_status_id and u.tag <> 'X'
  where e.band_id = ${$.band} and ${$.readsEvents} and ${when}
  order by ${order} limit 1)`;

const CHOSEN = [
  one("nextGig", GIG, TO_COME, SOONEST),
  one("nextRehearsal", REHEARSAL, TO_COME, SOONEST),
  one("lastRehearsal", REHEARSAL, PAST, LATEST),
  one("lastGig", GIG, PAST, LATEST),
].join(" union all ");

const EVENT = `json_build_object(
  ${jsonPairs(events, ["id", "name", "eventDate", "draft", ...EVENT_TIME_FIELDS, "description"], "e")},
  'EventType', json_build_object('id', y.id, 'tag', y.tag, 'name', y.name),
  'EventStatus', json_build_object('id', u.id, 'tag', u.tag, 'name', u.name),
  'Venue', case when v.id is not null then json_build_object(${jsonPairs(venues, ["id", ...VENUE_BASICS], "v")}) end,
  'Setlist', case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end,
  'replyBy', ${replyByOf("e")}, 'answers', ${answersOf("e")})`;

const event = (part: string) => `(
  select ${EVENT}
  from chosen h
  join events e on e.band_id = ${$.band} and e.id = h.id
  join event_types y on y.id = e.event_type_id
  join event_statuses u on u.id = e.event_status_id
  left join venues v on v.band_id = e.band_id and v.id = e.venue_id
  left join setlists l on l.band_id = e.band_id and l.id = e.setlist_id
  where h.part = '${part}')`;

const setlistOf = (part: string) => `(select setlist_id from chosen where part = '${part}')`;

const songsOf = (part: string) =>
  IF(
    `${$.readsEvents} and ${$.readsSetlists}`,
    LIST(
      SECTIONED_SONG,
      IN_ORDER,
      `${SECTIONED_SONGS} where p.band_id = ${$.band} and p.setlist_id = ${setlistOf(part)}`,
    ),
  );

const SHORT_EVENT = `${jsonPairs(events, ["id", "name", "eventDate", "startTime", "draft"], "e")},
  'eventType_tag', y.tag, 'eventStatus_tag', u.tag, 'venue_name', v.name`;

const NAMES_OF_EVENT = `
  join event_types y on y.id = e.event_type_id
  join event_statuses u on u.id = e.event_status_id
  left join venues v on v.band_id = e.band_id and v.id = e.venue_id`;

const COMING = LIST(
  `json_build_object(${SHORT_EVENT})`,
  SOONEST,
  `events e ${NAMES_OF_EVENT}
   where e.band_id = ${$.band} and ${TO_COME} and e.event_date < ${$.end}`,
);

/** What the member was asked about and has not answered. */
const UNANSWERED = LIST(
  `json_build_object(${SHORT_EVENT}, 'replyBy', a.reply_by)`,
  `a.reply_by nulls last, ${SOONEST}`,
  `event_answers a join events e on e.band_id = a.band_id and e.id = a.event_id ${NAMES_OF_EVENT}
   where a.band_id = ${$.band} and a.band_user_id = ${$.bandUser} and a.answer is null
     and ${TO_COME} and u.tag <> 'X'`,
);

const PRACTICES = LIST(
  `json_build_object('songId', d.song_id, 'day', d.day)`,
  "d.song_id",
  `(select p.song_id, max(p.day) as day from practices p
    where p.band_id = ${$.band} and p.band_user_id = ${$.bandUser} and p.song_id in (
      select o.song_id from setlist_songs o where o.band_id = ${$.band} and o.setlist_id = ${setlistOf("nextGig")})
    group by p.song_id) d`,
);

/** The day on which what is new begins, where the band is. */
const SINCE = `(${$.today} - ${$.days})::timestamp at time zone b.time_zone`;

const latest = (alias: string, of: string, from: string, where = "true") =>
  LIST(
    of,
    `${alias}.created_at desc, ${alias}.id desc`,
    `(select ${alias}.* from ${from} ${alias}
      where ${alias}.band_id = ${$.band} and ${alias}.created_at >= ${SINCE} and ${where}
      order by ${alias}.created_at desc, ${alias}.id desc limit ${WHATS_NEW.most}) ${alias}`,
  );

const NEW_SONGS = latest(
  "s",
  `json_build_object(${jsonPairs(songs, ["id", "createdAt", "title", "artist"], "s")},
    'recordingFilename', case when s.recording_date > s.created_at then s.recording_filename end,
    'recordingDate', case when s.recording_date > s.created_at then ${isoText("s.recording_date")} end)`,
  "songs",
);

const NEW_EVENTS = latest(
  "e",
  `json_build_object(${jsonPairs(events, ["id", "createdAt", "name", "eventDate"], "e")},
    'eventType_name', (select y.name from event_types y where y.id = e.event_type_id),
    'venue_name', (select v.name from venues v where v.band_id = e.band_id and v.id = e.venue_id))`,
  "events",
);

const NEW_MEMBERS = latest(
  "m",
  `json_build_object(${jsonPairs(bandUsers, ["id", "createdAt", "nickname", "instrument"], "m")})`,
  "band_users",
  `m.id <> ${$.bandUser}`,
);

const NEW_DOCUMENTS = latest(
  "d",
  `json_build_object(${jsonPairs(documents, ["id", "createdAt", "title"], "d")})`,
  "documents",
  isVisible("d", SIGHT),
);

export const DASHBOARD = `
  with chosen as materialized (${CHOSEN})
  select
    json_build_object(${jsonPairs(bands, ["id", "name", ...NEWS_FIELDS, "timeZone", "updatedAt"], "b")}) as band,
    ${event("nextGig")} as "nextGig",
    ${event("nextRehearsal")} as "nextRehearsal",
    ${event("lastRehearsal")} as "lastRehearsal",
    ${songsOf("nextGig")} as "nextGig_setlistSongs",
    ${songsOf("nextRehearsal")} as "nextRehearsal_setlistSongs",
    ${songsOf("lastRehearsal")} as "lastRehearsal_setlistSongs",
    (select event_date::text from chosen where part = 'lastGig') as "lastGigDate",
    ${IF($.readsEvents, COMING)} as "comingEvents",
    ${IF($.readsEvents, UNANSWERED)} as unanswered,
    ${IF(`${$.readsEvents} and ${$.readsSetlists} and ${$.readsSongs}`, PRACTICES)} as practices,
    json_build_object(
      'songs', ${IF($.readsSongs, NEW_SONGS)},
      'events', ${IF($.readsEvents, NEW_EVENTS)},
      'bandUsers', ${IF($.readsBandUsers, NEW_MEMBERS)},
      'documents', ${IF($.readsDocuments, NEW_DOCUMENTS)}) as "whatsNew"
  from bands b where b.id = ${$.band}`;
