/** The songs of set lists: where each stands, and the calls about them. */
import { HIGHEST_CAPO } from "@bandstand/domain/played-key";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, id, idParams, optionalText, pathId, wholeBetween } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { songStatus } from "./lookups.ts";
import { songRow } from "./songs.ts";

/** An event that plays the set list; told to those who may read events. */
export const setlistEvent = z.object({
  id: z.number(),
  name: z.nullable(z.string()),
  eventDate: date,
  eventStatusTag: z.string(),
});

/** A place in a set list. `seconds`, `featuring`, `songkey` and `capo` are the song's while null. */
export const setlistSong = z.object({
  id: z.number(),
  songId: z.number(),
  setlistId: z.number(),
  setlistSectionId: z.number(),
  sequence: z.number(),
  seconds: z.nullable(z.number()),
  featuring: z.nullable(z.string()),
  songkey: z.nullable(z.string()),
  /** The fret; 0 is none, whatever the song says. */
  capo: z.nullable(z.number()),
  /** For the stage, printed beside the song. */
  note: z.nullable(z.string()),
});

/**
 * What a set list tells of a song. For those who may not read songs all is null but title, artist, key, tempo and length,
 * whatever a song has.
 */
export const songInSetlist = z.pick(songRow, {
  id: true,
  title: true,
  artist: true,
  featuring: true,
  songkey: true,
  capo: true,
  bpm: true,
  seconds: true,
  recordingFilename: true,
  recordingDate: true,
  avgRating: true,
});

export const sectionedSong = z.extend(setlistSong, {
  Song: songInSetlist,
  SetlistSection: z.object({ id: z.number(), name: z.string(), sequence: z.number() }),
});
export type SectionedSong = z.output<typeof sectionedSong>;

export const setlistEntry = z.strictObject({
  songId: id,
  setlistSectionId: z.int().check(z.minimum(1), z.maximum(4)),
  sequence: id,
  /** Null leaves it to the song. */
  seconds: z.optional(z.nullable(wholeBetween(0, 86_400))),
  featuring: z.optional(optionalText()),
  songkey: z.optional(optionalText(LIMITS.songkey)),
  capo: z.optional(z.nullable(wholeBetween(0, HIGHEST_CAPO))),
  note: z.optional(optionalText()),
  setlistId: z.optional(id),
});
export type SetlistEntry = z.output<typeof setlistEntry>;

export const setlistEntries = z.array(setlistEntry).check(z.maxLength(LIMITS.setlistSongs));

const read = { kind: "read", areas: ["SL"] } as const;
const write = { kind: "write", areas: ["SL"] } as const;
const ofSetlist = z.strictObject({ setlistId: pathId });

export const listSetlistSongs = endpoint({
  method: "GET",
  path: "/setlistSongs",
  summary: "The songs of a set list by section and sequence",
  access: read,
  query: ofSetlist,
  answer: z.array(sectionedSong),
  failures: ["setlist_not_found"],
  tells: ["SL", "SO"],
});

export const lookUpSetlistSongs = endpoint({
  method: "GET",
  path: "/setlistSongLookup",
  summary: "The songs of a set list as choices",
  access: read,
  query: ofSetlist,
  answer: z.array(z.object({ id: z.number(), name: z.string() })),
  failures: ["setlist_not_found"],
  tells: ["SL", "SO"],
});

export const availableSong = z.extend(songInSetlist, {
  genreId: z.nullable(z.number()),
  ownGenre: z.nullable(z.string()),
  songStatusId: z.nullable(z.number()),
  SongStatus: z.nullable(
    z.object({ tag: songStatus.shape.tag, name: z.string(), sequence: z.number() }),
  ),
  /** The latest past gig whose set list holds the song, unless cancelled; told to those who may read events. */
  lastPlayed: z.nullable(date),
});
export type AvailableSong = z.output<typeof availableSong>;

export const listAvailableSongs = endpoint({
  method: "GET",
  path: "/setlistSongsAvailable",
  summary: "Songs that a set list does not hold (0 for a new one), and the events that play it",
  access: write,
  query: z.strictObject({ setlistId: z.union([z.literal("0"), pathId]) }),
  answer: z.object({ songs: z.array(availableSong), events: z.array(setlistEvent) }),
  failures: ["setlist_not_found"],
  tells: ["SO", "SL", "EV"],
});

export const addSetlistSong = endpoint({
  method: "POST",
  path: "/addsongsetlist",
  summary: "Put one song into a set list: at its place, or at the end of the section",
  access: write,
  status: 201,
  body: z.partial(z.extend(setlistEntry, { setlistId: id }), { sequence: true }),
  answer: setlistSong,
  failures: ["setlist_not_found", "limit_reached"],
  changes: ["setlists", "setlist_songs"],
});

export const removeSetlistSong = endpoint({
  method: "DELETE",
  path: "/songsetlist/{id}",
  summary: "Take a song out of its set list, by the id of its place",
  access: write,
  status: 204,
  params: idParams,
  failures: ["setlist_song_not_found"],
  changes: ["setlists", "setlist_songs"],
});

export const copySetlistSongs = endpoint({
  method: "GET",
  path: "/setlistCopySongs",
  summary: "The songs of one set list addressed to another; nothing is written",
  access: read,
  query: z.strictObject({ idFrom: pathId, idTo: pathId }),
  answer: z.array(z.omit(setlistSong, { id: true })),
  failures: ["setlist_not_found"],
  tells: ["SL"],
});

export const setlistSongEndpoints = {
  listSetlistSongs,
  lookUpSetlistSongs,
  listAvailableSongs,
  addSetlistSong,
  removeSetlistSong,
  copySetlistSongs,
};
