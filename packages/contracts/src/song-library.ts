/** What is done with many songs at once: changing, importing from files, exporting. */
import { MERGE_WAYS } from "@bandstand/domain/song-merge";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { addSongBody, chip, songFields, songRow } from "./songs.ts";

export const IMPORT_REFUSALS = {
  nothing: "Nothing is to be imported",
  tooMany: `At most ${LIMITS.songsAtOnce} songs at once`,
  gone: "This song is not here any more",
  changed: "Somebody else has changed this song meanwhile",
} as const;

const songIds = z.array(id).check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce));

/** What is left out stays as it is. */
export const saveSongsBody = z.strictObject({
  ids: songIds,
  songStatusId: z.optional(id),
  genreId: z.optional(z.nullable(id)),
  /** In place of one of the list. */
  ownGenre: z.optional(songFields.ownGenre),
  addChips: z.optional(z.array(chip).check(z.maxLength(LIMITS.chips))),
  /** Texts of tags. */
  removeChips: z.optional(z.array(z.string()).check(z.maxLength(LIMITS.chips))),
});
export type SaveSongs = z.output<typeof saveSongsBody>;

export const saveSongs = endpoint({
  method: "POST",
  path: "/savesongs",
  summary: "Change status, genre or tags of many songs at once: all of them or none",
  access: { kind: "write", areas: ["SO"] },
  body: saveSongsBody,
  maxBody: LIMITS.recordsBody,
  answer: z.array(songRow),
  failures: ["song_not_found"],
  changes: ["songs"],
});

/** What a file says of a song that is here. What it leaves out, or says nothing of, stays as it is. */
export const importedChange = z.extend(z.partial(z.strictObject(songFields)), {
  id,
  way: z.enum(MERGE_WAYS),
  /** As the song was when somebody chose so: where it has been changed since, it is not. */
  updatedAt: z.optional(timestamp),
});
export type ImportedChange = z.output<typeof importedChange>;

export const importSongsBody = z
  .strictObject({
    songs: z.array(addSongBody).check(z.maxLength(LIMITS.songsAtOnce)),
    changes: z.optional(z.array(importedChange).check(z.maxLength(LIMITS.songsAtOnce))),
  })
  .check(
    z.refine(({ songs, changes = [] }) => songs.length + changes.length > 0, {
      path: ["songs"],
      message: IMPORT_REFUSALS.nothing,
    }),
    z.refine(({ songs, changes = [] }) => songs.length + changes.length <= LIMITS.songsAtOnce, {
      path: ["songs"],
      message: IMPORT_REFUSALS.tooMany,
    }),
  );
export type ImportSongs = z.output<typeof importSongsBody>;

export const importSongs = endpoint({
  method: "POST",
  path: "/importsongs",
  summary:
    "Add many songs and bring what files say onto songs that are here, all or nothing; a bad one is named by its place, as `songs.17.title`",
  access: { kind: "write", areas: ["SO"] },
  status: 201,
  body: importSongsBody,
  maxBody: LIMITS.importBody,
  maxValues: LIMITS.importValues,
  /** `changed` counts the songs that are not as they were. */
  answer: z.object({ imported: z.number(), changed: z.number() }),
  failures: ["limit_reached"],
  changes: ["songs"],
});

export const exportSongsAsCsv = endpoint({
  method: "GET",
  path: "/exportsongs/csv",
  summary:
    "The whole library as a table, UTF-8 with a mark at its head so that spreadsheets read it right",
  access: { kind: "read", areas: ["SO"] },
  answer: "file",
  failures: ["too_large", "throttled"],
});

export const exportSongsAsChordPro = endpoint({
  method: "GET",
  path: "/exportsongs/chordpro",
  summary: "The whole library as a ZIP of ChordPro files",
  access: { kind: "read", areas: ["SO"] },
  answer: "file",
  failures: ["too_large", "throttled"],
});

export const songLibraryEndpoints = {
  saveSongs,
  importSongs,
  exportSongsAsCsv,
  exportSongsAsChordPro,
};
