/** Songs with their recordings, what members keep about them, and the set lists. */
import { withShared } from "@bandstand/domain/sharing-mask";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import { sql } from "drizzle-orm";
import {
  bandUserSongs,
  bookmarks,
  songRatings,
} from "../../platform/database/schema/member-songs.ts";
import { practices } from "../../platform/database/schema/practices.ts";
import {
  setlistInterludes,
  setlists,
  setlistSongs,
} from "../../platform/database/schema/setlists.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import { MEMBERS } from "../content/members.ts";
import { PRACTICES, trainingsOf } from "../content/practices.ts";
import { BOOKMARKS, RATINGS } from "../content/ratings.ts";
import { SETLISTS } from "../content/setlists.ts";
import { type DemoSong, SONGS } from "../content/songs/all.ts";
import { heardOnly, settingsOf, STUDIOS } from "../content/studio.ts";
import { durationOf } from "../synth/parts/timeline.ts";
import { DEMO_BAND } from "../content/band.ts";
import { found, idsBy } from "./lookups.ts";
import type { LoadContext, LoadedBand } from "./people.ts";

export type Ids = ReadonlyMap<string, number>;

/** A recording comes a while after its song. */
const recordedAfter = (added: number) => Math.max(0.5, added * 0.6);

function recordingOf(
  { files, time }: LoadContext,
  { title, added, score }: Pick<DemoSong, "title" | "added" | "score">,
) {
  const stored = files.recordings.get(title);
  if (!stored || !score) return {};
  const { recording, peaks, finePeaks, loudness } = stored;
  return {
    recordingFilename: recording.filename,
    recordingDate: time.ago(recordedAfter(added)),
    recordingSize: recording.size,
    recordingType: recording.type,
    recordingOriginalName: `${title}.wav`,
    recordingDuration: durationOf(score),
    recordingPeaksFilename: peaks.filename,
    recordingFinePeaksFilename: finePeaks.filename,
    recordingLoudness: loudness,
  };
}

/** Ids of the songs by title. */
export async function insertSongs(
  context: LoadContext,
  { bandId, members }: LoadedBand,
): Promise<Ids> {
  const { tx, lookups, time } = context;
  const rows = await tx.db
    .insert(songs)
    .values(
      SONGS.map(({ genre, status, added, score, chart: _chart, ...fields }) => ({
        ...fields,
        bandId,
        genreId: lookups("genre", genre),
        songStatusId: lookups("songStatus", status),
        createdAt: time.ago(added),
        updatedAt: time.ago(added),
        updatedById: members.get("Joss") ?? null,
        pressPosition: pressPositionOf(fields.title),
        ...recordingOf(context, { title: fields.title, added, score }),
      })),
    )
    .returning({ id: songs.id });
  return idsBy(SONGS, rows, ({ title }) => title);
}

function pressPositionOf(title: string): number | null {
  const at = DEMO_BAND.pressSongs.indexOf(title);
  return at < 0 ? null : at + 1;
}

/** Ratings, bookmarks, studios and what was practised in them. Whoever may hear a song finds it analysed. */
export async function insertMemberSongs(
  { tx, time, files, heard }: LoadContext & { heard: ReadonlyMap<string, AnalysisSettings> },
  { bandId, members }: LoadedBand,
  songIds: Ids,
): Promise<void> {
  const member = (nickname: string) => found(members.get(nickname), nickname);
  const song = (title: string) => found(songIds.get(title), title);
  await tx.db.insert(songRatings).values(
    RATINGS.map((one) => ({
      bandId,
      bandUserId: member(one.member),
      songId: song(one.song),
      rating: one.rating,
    })),
  );
  await tx.db.insert(bookmarks).values(
    Object.entries(BOOKMARKS).flatMap(([nickname, titles]) =>
      titles.map((title, index) => ({
        bandId,
        bandUserId: member(nickname),
        songId: song(title),
        sequence: index + 1,
      })),
    ),
  );
  const heardIn = (title: string) => ({
    ...heard.get(title),
    recording: files.recordings.get(title)?.recording.filename ?? null,
  });
  const kept = { bandId, createdAt: time.ago(3), updatedAt: time.ago(3) };
  await tx.db.insert(bandUserSongs).values(
    STUDIOS.map((studio) => ({
      ...kept,
      bandUserId: member(studio.member),
      songId: song(studio.song),
      settings: settingsOf(studio, heardIn(studio.song)),
      notes: studio.notes,
      sharing: withShared("", "markers", studio.shared),
    })),
  );
  const others = MEMBERS.filter(({ privileges }) => privileges.SO !== "H").flatMap(({ nickname }) =>
    [...heard.keys()]
      .filter((title) => !STUDIOS.some((one) => one.member === nickname && one.song === title))
      .map((title) => ({
        ...kept,
        bandUserId: member(nickname),
        songId: song(title),
        settings: heardOnly(heardIn(title)),
      })),
  );
  if (others.length > 0) await tx.db.insert(bandUserSongs).values(others);
  await tx.db.insert(practices).values(
    STUDIOS.flatMap((studio) =>
      PRACTICES.map(({ daysAgo, minutes, loops, cleanSpeed }) => ({
        bandId,
        bandUserId: member(studio.member),
        songId: song(studio.song),
        key: sql`gen_random_uuid()`,
        day: time.ago(daysAgo).slice(0, 10),
        seconds: minutes * 60,
        loops,
        cleanSpeed,
        trainings: trainingsOf(studio, { loops, cleanSpeed }),
        createdAt: time.ago(daysAgo),
      })),
    ),
  );
}

/** Ids of the set lists by name. */
export async function insertSetlists(
  { tx, time }: LoadContext,
  { bandId, members }: LoadedBand,
  songIds: Ids,
): Promise<Ids> {
  const rows = await tx.db
    .insert(setlists)
    .values(
      SETLISTS.map(({ sections: _sections, interludes: _interludes, made, ...setlist }) => ({
        ...setlist,
        bandId,
        versionDate: time.ago(made),
        createdAt: time.ago(made),
        updatedAt: time.ago(made),
        updatedById: members.get("Mira") ?? null,
      })),
    )
    .returning({ id: setlists.id });
  const ids = idsBy(SETLISTS, rows, ({ name }) => name);
  await tx.db.insert(setlistSongs).values(
    SETLISTS.flatMap(({ name, sections }) =>
      Object.entries(sections).flatMap(([section, entries]) =>
        entries.map(({ song, seconds, featuring, songkey, capo, note }, index) => ({
          bandId,
          setlistId: found(ids.get(name), name),
          songId: found(songIds.get(song), song),
          setlistSectionId: Number(section),
          sequence: index + 1,
          seconds: seconds ?? null,
          featuring: featuring ?? null,
          songkey: songkey ?? null,
          capo: capo ?? null,
          note: note ?? null,
        })),
      ),
    ),
  );
  await tx.db.insert(setlistInterludes).values(
    SETLISTS.flatMap(({ name, interludes }) =>
      interludes.map((interlude, index) => ({
        ...interlude,
        bandId,
        setlistId: found(ids.get(name), name),
        position: index + 1,
      })),
    ),
  );
  return ids;
}
