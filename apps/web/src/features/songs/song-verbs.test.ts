import { describe, expect, it } from "vitest";
import { songsForVerb } from "./song-verbs.ts";

const songs = ["Paper Lanterns", "Paper Moon", "Low Tide", "Paper Trail", "Paper Boats"].map(
  (title) => ({ title, artist: "Kit Hollis", featuring: null }),
);
const found = (query: string, verb = "Add to set list") =>
  songsForVerb(query, verb, songs).map(({ title }) => title);

describe("doing something with a song by name", () => {
  it("takes a word of the deed and some of the song, in any order", () => {
    expect(found("add low")).toEqual(["Low Tide"]);
    expect(found("low ti set list")).toEqual(["Low Tide"]);
    expect(found("queue tide", "Add to queue")).toEqual(["Low Tide"]);
    expect(found("add hollis tide")).toEqual(["Low Tide"]);
    expect(found("Play Moon", "Play next")).toEqual(["Paper Moon"]);
  });

  it("is not offered for the name alone, nor for the deed alone", () => {
    expect(found("low tide")).toEqual([]);
    expect(found("add to set list")).toEqual([]);
    expect(found("")).toEqual([]);
  });

  it("offers a few", () => {
    expect(found("add paper")).toHaveLength(3);
  });
});
