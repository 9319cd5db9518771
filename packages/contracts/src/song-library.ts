/** What is done with many songs at once: changing, importing from files, exporting. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { addSongBody, chip, songRow } from "./songs.ts";

const songIds = z.array(id).check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce));

/** What is left out stays as it is. */
export const saveSongsBody = z.strictObject({
  ids: songIds,
  songStatusId: z.optional(id),
  genreId: z.optional(z.nullable(id)),
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

export const importSongs = endpoint({
  method: "POST",
  path: "/importsongs",
  summary: "Add many songs, all or none; a bad one is named by its place, as `songs.17.title`",
  access: { kind: "write", areas: ["SO"] },
  status: 201,
  body: z.strictObject({
    songs: z.array(addSongBody).check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce)),
  }),
  maxBody: LIMITS.importBody,
  maxValues: LIMITS.importValues,
  answer: z.object({ imported: z.number() }),
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
