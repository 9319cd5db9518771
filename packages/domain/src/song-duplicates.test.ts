import { describe, expect, it } from "vitest";
import { duplicatesOf } from "./song-duplicates.ts";

const songs = [
  { id: 1, title: "Déjà Vu", artist: "Beyoncé" },
  { id: 2, title: "Deja Vu", artist: "Olivia Rodrigo" },
  { id: 3, title: "Paper Lanterns", artist: "Kit Hollis" },
];

describe("duplicates of a song", () => {
  it("are those of the same title and artist, whatever their case, accents and spaces", () => {
    expect(duplicatesOf({ title: " deja  vu ", artist: "BEYONCE" }, songs)).toEqual([songs[0]]);
  });

  it("are none among songs that only share the title", () => {
    expect(duplicatesOf({ title: "Deja Vu", artist: "Kit Hollis" }, songs)).toEqual([]);
  });

  it("are found whether an accent is kept as one character or as two", () => {
    expect(duplicatesOf({ title: "De\u0301ja\u0300 Vu", artist: "Beyonce\u0301" }, songs)).toEqual([
      songs[0],
    ]);
  });

  it("leave out the song itself", () => {
    const song = { id: 3, title: "Paper Lanterns", artist: "Kit Hollis" };
    expect(duplicatesOf(song, songs)).toEqual([]);
  });

  it("are none while the title or the artist is not typed yet", () => {
    const nameless = [{ id: 4, title: "", artist: "" }];
    expect(duplicatesOf({ title: "", artist: "" }, nameless)).toEqual([]);
  });
});
