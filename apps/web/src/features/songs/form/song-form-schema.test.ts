import { expect, it } from "vitest";
import { validate } from "../../../ui/form-frame/validate.ts";
import { addSongForm, editSongForm, newSong } from "./song-form-schema.ts";

it.each([
  ["edits", editSongForm],
  ["adds", addSongForm],
])("an emptied Notes URL is saved as none by the form that %s a song", (_, form) => {
  const song = { ...newSong(1), title: "Glasshouse", artist: "Halcyon Drive", genreId: 1 };
  expect(validate(form, { ...song, coverImageURL: "" })).toMatchObject({
    valid: true,
    output: { coverImageURL: null },
  });
});
