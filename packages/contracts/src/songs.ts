/** Songs and their recordings. */
import { HIGHEST_CAPO } from "@bandstand/domain/played-key";
import { LONGEST_DURATION } from "@bandstand/domain/duration";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  id,
  idParams,
  longText,
  optionalText,
  pathId,
  requiredText,
  search,
  text,
  timestamp,
  webAddress,
  wholeBetween,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { songStatus } from "./lookups.ts";
import { fieldsOf, without } from "./shapes.ts";
import { videoId } from "./video-fields.ts";

export const SONG_MESSAGES = {
  enterTitle: "Enter a Title",
  enterArtist: "Enter an Artist",
  unknownGenre: "This genre does not exist",
  unknownStatus: "This status does not exist",
} as const;

export const chip = z.strictObject({
  id: z.int(),
  tag: text(LIMITS.chip),
  icon: z.nullable(text(40)),
  color: z.nullable(text(40)),
});

/** A row of the list: what decides which song, without the long texts. */
export const songRow = z.object({
  id: z.number(),
  bandId: z.number(),
  title: z.string(),
  artist: z.string(),
  featuring: z.nullable(z.string()),
  genreId: z.nullable(z.number()),
  /** Of the band's own, where it is none of the list. */
  ownGenre: z.nullable(z.string()),
  /** Of either kind. */
  Genre: z.nullable(z.object({ name: z.string() })),
  songStatusId: z.number(),
  songStatusName: z.string(),
  songStatusTag: songStatus.shape.tag,
  SongStatus: z.object({
    tag: songStatus.shape.tag,
    name: z.string(),
    color: z.string(),
    sequence: z.number(),
  }),
  songkey: z.nullable(z.string()),
  /** The fret that guitars put a capo at; the key is the one that sounds. */
  capo: z.nullable(z.number()),
  bpm: z.nullable(z.number()),
  start: z.nullable(z.string()),
  youTubeId: z.nullable(z.string()),
  recordingFilename: z.nullable(z.string()),
  recordingDate: z.nullable(timestamp),
  /** Seconds. */
  seconds: z.nullable(z.number()),
  coverImageURL: z.nullable(z.string()),
  chips: z.array(chip),
  /** Mean of the members' ratings, 0 to 10; null without any. */
  avgRating: z.nullable(z.number()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type SongRow = z.output<typeof songRow>;

export const song = z.extend(songRow, {
  lyrics: z.nullable(z.string()),
  tab: z.nullable(z.string()),
  /** The chart in `tab` has changed since the lyrics were saved last. */
  isChartNewer: z.boolean(),
  notes: z.nullable(z.string()),
  todo: z.nullable(z.string()),
  /** Seconds; null without a recording, and where only a player can tell. */
  recordingDuration: z.nullable(z.number()),
  /** What the one who asks has said of the song: one rating or none. */
  SongRatings: z.array(z.object({ rating: z.number() })),
  /** Of the one who asks. */
  Bookmark: z.nullable(z.object({ id: z.number(), sequence: z.number() })),
});
export type Song = z.output<typeof song>;

/** What people say of a song. Each has a column of its name; an answer tells it under the same. */
export const songFields = {
  title: requiredText(LIMITS.shortText, SONG_MESSAGES.enterTitle),
  artist: requiredText(LIMITS.shortText, SONG_MESSAGES.enterArtist),
  featuring: optionalText(),
  genreId: z.nullable(id),
  /** In place of one of the list: saying either takes the other away. */
  ownGenre: optionalText(),
  songStatusId: id,
  songkey: optionalText(LIMITS.songkey),
  capo: z.nullable(wholeBetween(0, HIGHEST_CAPO)),
  bpm: z.nullable(z.int().check(z.minimum(20, "From 20 to 400"), z.maximum(400, "From 20 to 400"))),
  start: optionalText(),
  lyrics: longText(),
  tab: longText(),
  notes: longText(),
  todo: longText(),
  youTubeId: videoId,
  seconds: z.nullable(z.int().check(z.minimum(0), z.maximum(LONGEST_DURATION, "At most 24 hours"))),
  coverImageURL: webAddress,
  chips: z.array(chip).check(z.maxLength(LIMITS.chips)),
};

/** Of those the ones that a file says as they are kept; genre, status and tags have names there. */
export const PLAIN_SONG_FIELDS = fieldsOf(
  without(songFields, ["genreId", "ownGenre", "songStatusId", "chips"]),
);
export type PlainSongField = (typeof PLAIN_SONG_FIELDS)[number];

export const addSongBody = z.extend(z.partial(z.strictObject(songFields)), {
  title: songFields.title,
  artist: songFields.artist,
});
export type AddSong = z.output<typeof addSongBody>;

/** Changed fields only. With `updatedAt` a change by somebody else since then is refused. */
export const saveSongBody = z.partial(z.strictObject({ ...songFields, id, updatedAt: timestamp }));
export type SaveSong = z.output<typeof saveSongBody>;

export const listSongs = endpoint({
  method: "GET",
  path: "/songs",
  summary: "The band's songs by title",
  access: { kind: "read", areas: ["SO"] },
  query: z.strictObject({ search: z.optional(search) }),
  answer: z.array(songRow),
  revalidate: true,
  tells: ["SO"],
});

export const getSong = endpoint({
  method: "GET",
  path: "/song/{id}",
  summary: "One song, whole",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  answer: song,
  failures: ["song_not_found"],
  tells: ["SO"],
});

export const addSong = endpoint({
  method: "POST",
  path: "/addsong",
  summary: "Add a song",
  access: { kind: "write", areas: ["SO"] },
  status: 201,
  body: addSongBody,
  maxBody: LIMITS.longBody,
  answer: song,
  failures: ["limit_reached"],
  changes: ["songs"],
});

export const saveSong = endpoint({
  method: "POST",
  path: "/savesong/{id}",
  summary: "Save changed fields of a song",
  access: { kind: "write", areas: ["SO"] },
  params: idParams,
  body: saveSongBody,
  maxBody: LIMITS.longBody,
  answer: song,
  failures: ["song_not_found", "changed_meanwhile"],
  changes: ["songs"],
});

export const deleteSong = endpoint({
  method: "DELETE",
  path: "/deletesong/{id}",
  summary: "Delete a song and its recording",
  access: { kind: "write", areas: ["SO"] },
  status: 204,
  params: idParams,
  /** `confirm=true` takes it out of the set lists that hold it. */
  query: z.strictObject({ confirm: z.optional(z.enum(["true", "false"])) }),
  failures: ["song_not_found", "song_in_use"],
  changes: ["songs", "bookmarks", "setlists", "setlist_songs", "documents", "practices"],
});

export const uploadRecording = endpoint({
  method: "POST",
  path: "/fileupload/{songId}",
  summary: "Upload a song's recording; it replaces the one there",
  access: { kind: "write", areas: ["SO"] },
  params: z.strictObject({ songId: pathId }),
  body: "upload",
  maxBody: LIMITS.recording,
  /** `duration` in seconds, null where only a player can tell. */
  answer: z.object({ recordingFilename: z.string(), duration: z.nullable(z.number()) }),
  failures: ["song_not_found", "wrong_type", "too_large", "no_room"],
  changes: ["songs"],
});

export const getRecordingDuration = endpoint({
  method: "GET",
  path: "/audio/duration/{id}",
  summary: "Seconds that the song's recording lasts",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  answer: z.object({ duration: z.nullable(z.number()) }),
  failures: ["song_not_found", "no_recording"],
  tells: ["SO"],
});

export const downloadRecording = endpoint({
  method: "GET",
  path: "/songdownload/{id}",
  summary: "The original recording as a file",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  answer: "file",
  failures: ["song_not_found", "no_recording"],
});

/** Where a player streams from: links that hold without a token until they expire. */
export const playback = z.object({
  url: z.string(),
  /** Which recording it is: each upload has a name of its own. */
  recordingFilename: z.string(),
  recordingDate: z.nullable(timestamp),
  expiresAt: timestamp,
  /** Media type, for instance `audio/mpeg`. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Seconds. */
  duration: z.nullable(z.number()),
  /** LUFS, integrated over the whole recording; null until measured. */
  loudness: z.nullable(z.number()),
  /** A small copy for phones and for browsers that cannot play the original; null when there is none. */
  rendition: z.nullable(z.object({ url: z.string(), type: z.string() })),
  /** Waveform at 20 and at 200 points a second; null until made. */
  peaks: z.nullable(z.object({ coarse: z.string(), fine: z.string() })),
});
export type Playback = z.output<typeof playback>;

export const getPlayback = endpoint({
  method: "GET",
  path: "/songplayback/{id}",
  summary: "Signed links to stream a song's recording and its waveform",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  answer: playback,
  failures: ["song_not_found", "no_recording"],
});

/** What a browser measured while it decoded a recording that the server cannot. */
export const savePeaksBody = z.strictObject({
  recordingFilename: text(LIMITS.shortText),
  /** Seconds. */
  duration: z.number().check(z.positive(), z.maximum(LONGEST_DURATION)),
  /** The 200-a-second peaks file, base64. */
  fine: z.string().check(z.maxLength(LIMITS.peaks), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  /** LUFS. */
  loudness: z.optional(z.nullable(z.number().check(z.minimum(-100), z.maximum(20)))),
});

export type SavePeaks = z.output<typeof savePeaksBody>;

export const savePeaks = endpoint({
  method: "PUT",
  path: "/songpeaks/{id}",
  summary: "Keep the waveform that a browser measured, where none is there yet",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  body: savePeaksBody,
  maxBody: LIMITS.peaks + 1024,
  answer: playback,
  failures: ["song_not_found", "no_recording", "changed_meanwhile"],
});

export const songEndpoints = {
  listSongs,
  getSong,
  addSong,
  saveSong,
  deleteSong,
  uploadRecording,
  getRecordingDuration,
  downloadRecording,
  getPlayback,
  savePeaks,
};
