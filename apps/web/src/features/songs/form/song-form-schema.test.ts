import { describe, expect, it } from "vitest";
import { validate } from "../../../ui/form-frame/validate.ts";
import { validateChanges } from "../../../ui/form-frame/validate-changes.ts";
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

it.each([
  ["edits", editSongForm],
  ["adds", addSongForm],
])("a key is saved as keys are written by the form that %s a song", (_, form) => {
  const song = { ...newSong(1), title: "Glasshouse", artist: "Halcyon Drive", genreId: 1 };
  const saved = (songkey: string) => validate(form, { ...song, songkey });
  expect(saved("am")).toMatchObject({ valid: true, output: { songkey: "Am" } });
  expect(saved("D dorian")).toMatchObject({ valid: true, output: { songkey: "D dorian" } });
  expect(saved("")).toMatchObject({ valid: true, output: { songkey: null } });
});

describe("the genre", () => {
  const song = { ...newSong(1), title: "Glasshouse", artist: "Halcyon Drive" };

  it("is asked for of a new song, together with whatever else is missing", () => {
    expect(validate(addSongForm, { ...song, title: "" })).toEqual({
      valid: false,
      messages: { title: "Enter a Title", genreId: "Please enter a value" },
    });
  });

  it("may be one of the band's own", () => {
    expect(validate(addSongForm, { ...song, ownGenre: "NDW" })).toMatchObject({ valid: true });
  });

  it("that a song came without keeps no other change back; one that it had does not go", () => {
    expect(validateChanges(editSongForm, { ...song, bpm: 96 }, song)).toMatchObject({
      valid: true,
      output: { bpm: 96, genreId: null },
    });
    const own = { ...song, ownGenre: "NDW" };
    expect(validateChanges(editSongForm, song, own)).toEqual({
      valid: false,
      messages: { genreId: "Please enter a value" },
    });
  });
});
