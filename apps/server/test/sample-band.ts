import { randomBytes } from "node:crypto";
import type { TestApi } from "./api.ts";
import type { FullBand } from "./full-band.ts";
import type { SampleIds } from "./sample-ids.ts";

/** What samples ask about in a band: its records, a second song, set list and event, and a deputy. */
export async function sampleIdsOf(
  { asSuperuser }: Pick<TestApi, "asSuperuser">,
  {
    bandId,
    userId,
    bandUserId,
    songId,
    setlistId,
    placeId,
    bookmarkId,
    venueId,
    venueNoteId,
    eventId,
    blockedDateId,
    datePollId,
    expenseId,
    deputyAskingId,
    followerId,
    documentId,
  }: FullBand,
): Promise<SampleIds> {
  const [added] = await asSuperuser<
    Pick<SampleIds, "otherSong" | "otherSetlist" | "otherEvent" | "pastEvent" | "deputy">
  >(
    `with song as (
       insert into bandstand.songs (band_id, title, artist, song_status_id)
       values ($1, 'Marigold', 'Nobody', 1) returning id
     ), setlist as (insert into bandstand.setlists (band_id, name) values ($1, 'Winter') returning id),
     event as (
       insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id)
       values ($1, 'Warm-up', '2027-09-11', 2, 1) returning id
     ), past as (
       insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id)
       values ($1, 'Spring fair', '2026-04-18', 1, 2) returning id
     ), person as (insert into bandstand.users (email) values ($2) returning id),
     deputy as (
       insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
       select $1, id, 'Noor', (select id from bandstand.roles where tag = 'MD'), now() from person returning id
     )
     select song.id as "otherSong", setlist.id as "otherSetlist", event.id as "otherEvent", past.id as "pastEvent", deputy.id as deputy
     from song, setlist, event, past, deputy`,
    [bandId, `${randomBytes(6).toString("hex")}@example.org`],
  );
  const [signedIn] = await asSuperuser<{ device: number }>(
    "select min(id) as device from bandstand.tokens where band_id = $1",
    [bandId],
  );
  if (!added || !signedIn) throw new Error("Nothing was added.");
  return {
    ...added,
    ...signedIn,
    song: songId,
    setlist: setlistId,
    place: placeId,
    bookmark: bookmarkId,
    venue: venueId,
    otherVenue: venueId,
    event: eventId,
    venueNote: venueNoteId,
    blockedDate: blockedDateId,
    follower: followerId,
    datePoll: datePollId,
    expense: expenseId,
    deputyAsking: deputyAskingId,
    document: documentId,
    member: bandUserId,
    user: userId,
    ownBand: bandId,
    band: bandId,
    sourceBand: bandId,
    sourceSong: songId,
  };
}
