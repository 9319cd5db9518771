/** The songs that a member wants to work on, in an order of their own. Nobody else sees them. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, idParams, pathId } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { songStatus } from "./lookups.ts";
import { songRow } from "./songs.ts";

export const BOOKMARK_MESSAGES = {
  availableFailed: "Error loading available songs",
  allBookmarked: "All songs are bookmarked!",
  addFailed: (title: string) => `Error adding "${title}" to bookmarks`,
} as const;

export const bookmark = z.object({
  id: z.number(),
  songId: z.number(),
  /** 1 at the top, without gaps. */
  sequence: z.number(),
  Song: z.extend(
    z.pick(songRow, {
      id: true,
      title: true,
      artist: true,
      songkey: true,
      capo: true,
      bpm: true,
      recordingFilename: true,
      recordingDate: true,
      youTubeId: true,
      seconds: true,
    }),
    {
      SongStatus: z.object({ tag: songStatus.shape.tag, name: z.string(), sequence: z.number() }),
    },
  ),
});
export type Bookmark = z.output<typeof bookmark>;

export const listBookmarks = endpoint({
  method: "GET",
  path: "/bookmarks",
  summary: "One's own bookmarks by sequence; with a song, the one of that song or none",
  access: { kind: "read", areas: ["SO"] },
  query: z.strictObject({ songId: z.optional(pathId) }),
  answer: z.array(bookmark),
  tells: ["SO"],
});

export const addBookmark = endpoint({
  method: "POST",
  path: "/bookmarks",
  summary: "Bookmark a song: at the top, or at the given sequence",
  access: { kind: "read", areas: ["SO"] },
  status: 201,
  body: z.strictObject({ songId: id, sequence: z.optional(id) }),
  answer: bookmark,
  alsoAnswers: [{ status: 200, when: "It is bookmarked already: the bookmark there" }],
  failures: ["song_not_found"],
});

export const removeBookmark = endpoint({
  method: "DELETE",
  path: "/bookmarks/{id}",
  summary: "Remove a bookmark of one's own",
  access: { kind: "read", areas: ["SO"] },
  status: 204,
  params: idParams,
  failures: ["bookmark_not_found"],
});

export const orderBookmarks = endpoint({
  method: "PUT",
  path: "/bookmarks",
  summary: "Put one's bookmarks in another order; those left out keep theirs behind",
  access: { kind: "read", areas: ["SO"] },
  body: z.strictObject({
    bookmarks: z
      .array(z.strictObject({ id, sequence: id }))
      .check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce)),
  }),
  maxBody: LIMITS.recordsBody,
  answer: z.array(bookmark),
  failures: ["bookmark_not_found"],
});

export const bookmarkSongs = endpoint({
  method: "POST",
  path: "/bookmarksongs",
  summary: "Bookmark many songs, or remove the bookmarks of many, at once",
  access: { kind: "read", areas: ["SO"] },
  body: z.strictObject({
    songIds: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce)),
    bookmarked: z.boolean(),
  }),
  maxBody: LIMITS.recordsBody,
  answer: z.array(bookmark),
  failures: ["song_not_found"],
});

export const bookmarkEndpoints = {
  listBookmarks,
  addBookmark,
  removeBookmark,
  orderBookmarks,
  bookmarkSongs,
};
