/** What the forms ask for beyond the calls: a genre, and the documented words where a value is missing. */
import { id, PLEASE_ENTER_A_VALUE, requiredText } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import { nothingOf } from "@bandstand/contracts/shapes";
import { type AddSong, saveSongBody, SONG_MESSAGES, songFields } from "@bandstand/contracts/songs";
import { writtenKey } from "@bandstand/domain/chart/written-key";
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import { hasGenre } from "@bandstand/domain/song-genre";
import * as z from "zod/mini";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";

/** Said whatever else is missing. */
const genreChosen = z.refine<{ genreId?: number | null; ownGenre?: string | null }>(hasGenre, {
  path: ["genreId"],
  message: PLEASE_ENTER_A_VALUE,
  when: () => true,
});

/** Typed as it comes, "am" too; kept as it is read from a table. */
const songkey = z.optional(
  z.pipe(
    songFields.songkey,
    z.transform((key: string | null) => key && (writtenKey(key) ?? key)),
  ),
);

export const editSongForm = z
  .extend(saveSongBody, { title: requiredText(), artist: requiredText(), songkey })
  .check(genreChosen);

export const addSongForm = z
  .extend(saveSongBody, {
    title: requiredText(LIMITS.shortText, SONG_MESSAGES.enterTitle),
    artist: requiredText(LIMITS.shortText, SONG_MESSAGES.enterArtist),
    songStatusId: id,
    songkey,
  })
  .check(genreChosen);

export type SongForm = RecordForm<typeof editSongForm | typeof addSongForm>;

/** What the form of a new song begins with. */
export function newSong(songStatusId: number) {
  return {
    ...nothingOf(songFields),
    title: "",
    artist: "",
    songStatusId,
    seconds: DEFAULT_SECONDS,
    chips: [],
  } satisfies Required<AddSong>;
}
