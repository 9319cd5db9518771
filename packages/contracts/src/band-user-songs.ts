/** What a member keeps of a song in the audio studio: settings, notes, and what of it the band may see. One's own only. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, idParams, longText, pathId, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const STUDIO_MESSAGES = {
  savedLocally: "Settings saved locally (database save failed)",
  sharingFailed: "Failed to update sharing settings",
  sharedFailed: "Failed to load shared markers",
  importFailed: "Failed to import markers",
  noShared: "No shared markers found. Ask your band members to share their markers first.",
  share: "Share markers with band members",
  sharedBeatsFailed: "Failed to load shared beats",
  nothingSelected: "Nothing is selected",
  tooLarge: "The settings of a studio may take 1 MB at most",
} as const;

/** JSON as the client wrote it. */
const settings = z.nullable(
  z.string().check(
    z.overwrite((value) => value.toWellFormed()),
    z.refine((value) => !value.includes("\0"), "This text has a character that cannot be kept"),
    z.refine((value) => bytesOf(value) <= LIMITS.studioSettings, STUDIO_MESSAGES.tooLarge),
  ),
);

/** Tokens of letters, parted by commas: `M-R` shares the markers, `B-R` the beats as they were put right. */
const sharing = z
  .string()
  .check(
    z.maxLength(LIMITS.shortText, `At most ${LIMITS.shortText} characters`),
    z.regex(/^([A-Z]+-[A-Z]+(,[A-Z]+-[A-Z]+)*)?$/, "Not a list of what is shared"),
  );

const bandUserSongRow = z.object({
  id: z.number(),
  songId: z.number(),
  bandUserId: z.number(),
  sharing: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BandUserSongRow = z.output<typeof bandUserSongRow>;

export const bandUserSong = z.extend(bandUserSongRow, {
  settings: z.nullable(z.string()),
  notes: z.nullable(z.string()),
});
export type BandUserSong = z.output<typeof bandUserSong>;

/** What is left out stays. With `updatedAt` a change made since then, on another device, is refused. */
const saved = {
  settings: z.optional(settings),
  notes: z.optional(longText()),
  sharing: z.optional(sharing),
  updatedAt: z.optional(timestamp),
};

/** The shape of a marker is the studio's; the server has read it with the rule that the studio reads it with. */
const marker = z.object({
  id: z.number(),
  /** Seconds. */
  time: z.number(),
  label: z.string(),
  notes: z.string(),
  color: z.string(),
  icon: z.string(),
});

const ofMember = {
  bandUserId: z.number(),
  bandUser: z.object({ nickname: z.string(), instrument: z.nullable(z.string()) }),
  /** It was done in another recording than the song has now. */
  otherRecording: z.boolean(),
};

const sharedMarkers = z.object({
  ...ofMember,
  /** By time; at least one. */
  markers: z.array(marker),
});
export type SharedMarkers = z.output<typeof sharedMarkers>;

const sharedBeats = z.object({
  ...ofMember,
  counted: z.object({
    bpm: z.number(),
    timeSignature: z.string(),
    beatsPerBar: z.number(),
    /** Seconds. */
    beats: z.array(z.number()),
    /** The beats that begin bars. */
    bars: z.array(z.number()),
  }),
});
export type SharedBeats = z.output<typeof sharedBeats>;

const access = { kind: "read", areas: ["SO"] } as const;
const songParams = z.strictObject({ songId: pathId });

export const listBandUserSongs = endpoint({
  method: "GET",
  path: "/bandusersongs",
  summary: "The songs that one keeps something of, without settings and notes",
  access,
  answer: z.array(bandUserSongRow),
});

export const listBandUserSongsOfSong = endpoint({
  method: "GET",
  path: "/bandusersongs/song/{id}",
  summary: "What one keeps of a song, as a list of one or none",
  access,
  params: idParams,
  answer: z.array(bandUserSong),
  failures: ["song_not_found"],
});

export const getBandUserSong = endpoint({
  method: "GET",
  path: "/bandusersong/{id}",
  summary: "What one keeps of a song; the id is the song's",
  access,
  params: idParams,
  answer: bandUserSong,
  failures: ["song_not_found", "band_user_song_not_found"],
});

export const addBandUserSong = endpoint({
  method: "POST",
  path: "/bandusersong",
  summary: "Keep something of a song",
  access,
  status: 201,
  body: z.strictObject({ songId: id, ...saved }),
  maxBody: LIMITS.longBody,
  answer: bandUserSong,
  alsoAnswers: [{ status: 200, when: "Something is kept already, and was changed" }],
  failures: ["song_not_found", "changed_meanwhile"],
});

export const saveBandUserSong = endpoint({
  method: "PUT",
  path: "/bandusersong/{id}",
  summary: "Change what one keeps of a song; the id is the song's",
  access,
  params: idParams,
  body: z.strictObject({ songId: z.optional(id), ...saved }),
  maxBody: LIMITS.longBody,
  answer: bandUserSong,
  failures: ["song_not_found", "band_user_song_not_found", "changed_meanwhile"],
});

export const deleteBandUserSong = endpoint({
  method: "DELETE",
  path: "/bandusersong/{id}",
  summary: "Forget what one keeps of a song; the id is the song's",
  access,
  status: 204,
  params: idParams,
  failures: ["song_not_found", "band_user_song_not_found"],
});

export const listSharedMarkers = endpoint({
  method: "GET",
  path: "/bandusersongs/shared/markers/{songId}",
  summary: "The markers of a song that other members share, of as many as 16 MB of settings hold",
  access,
  params: songParams,
  answer: z.array(sharedMarkers),
  failures: ["song_not_found"],
});

export const listSharedBeats = endpoint({
  method: "GET",
  path: "/bandusersongs/shared/beats/{songId}",
  summary:
    "The beats of a song that other members have put right and share, of as many as 16 MB of settings hold",
  access,
  params: songParams,
  answer: z.array(sharedBeats),
  failures: ["song_not_found"],
});

export const shareBandUserSong = endpoint({
  method: "PUT",
  path: "/bandusersong/{songId}/sharing",
  summary: "Say what the band may see of what one keeps of a song",
  access,
  params: songParams,
  body: z.strictObject({ sharing }),
  answer: bandUserSong,
  failures: ["song_not_found"],
});

export const importSharedMarkers = endpoint({
  method: "POST",
  path: "/bandusersongs/import/markers",
  summary: "Take over markers that another member shares: those with the ids given, or all",
  access,
  body: z.strictObject({
    songId: id,
    sourceBandUserId: id,
    markerIds: z.nullable(z.array(id).check(z.maxLength(LIMITS.markersAtOnce))),
  }),
  maxBody: LIMITS.recordsBody,
  answer: z.object({ importedCount: z.number(), importedMarkers: z.array(marker) }),
  failures: ["song_not_found", "markers_not_shared"],
});

export const bandUserSongEndpoints = {
  listBandUserSongs,
  listBandUserSongsOfSong,
  getBandUserSong,
  addBandUserSong,
  saveBandUserSong,
  deleteBandUserSong,
  listSharedMarkers,
  listSharedBeats,
  shareBandUserSong,
  importSharedMarkers,
};

/** Of UTF-8. */
function bytesOf(text: string): number {
  // Quick for what is surely short enough or surely too long.
  if (text.length * 3 <= LIMITS.studioSettings) return text.length;
  if (text.length > LIMITS.studioSettings) return text.length;
  return new TextEncoder().encode(text).length;
}
