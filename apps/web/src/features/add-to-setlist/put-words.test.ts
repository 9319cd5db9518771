import { describe, expect, it } from "vitest";
import { putWords, takenOutWords } from "./put-words.ts";

const now = {
  numberSets: 1,
  songInterval: 0,
  includeEncore: true,
  bias: 0,
  plannedLength: 95,
  songs: [{ setlistSectionId: 1, seconds: 98 * 60 }],
  interludes: [],
};
const songs = [
  { id: 1, title: "Half Moon" },
  { id: 2, title: "Low Tide" },
];
const put = { name: "Half Crown", section: 2, songs, now };
const taken = { name: "Half Crown", stayed: [], isChanged: false, now };

describe("songs that were put into a set list", () => {
  it("are told with the set, and what the set list weighs now", () => {
    expect(putWords({ ...put, songs: songs.slice(0, 1), added: [1] })).toEqual({
      title: "Added to Half Crown, Set 2 · 98 of 95 min",
    });
    expect(putWords({ ...put, added: [1, 2], section: 4, now: null })).toEqual({
      title: "2 songs added to Half Crown, Encore",
    });
  });

  it("leave out those that it held already, by name", () => {
    expect(putWords({ ...put, added: [1] })).toEqual({
      title: "Added to Half Crown, Set 2 · 98 of 95 min",
      reason: "“Low Tide” was in it already.",
    });
    expect(putWords({ ...put, added: [] })).toEqual({
      title: "“Half Moon” and “Low Tide” were in Half Crown already",
    });
  });
});

describe("songs that were taken out again", () => {
  it("are told with what the set list weighs now", () => {
    expect(takenOutWords(taken)).toEqual({
      title: "Taken out of Half Crown again · 98 of 95 min",
    });
  });

  it("say so where somebody else has changed the set list meanwhile", () => {
    expect(takenOutWords({ ...taken, isChanged: true }).reason).toBe(
      "The set list has changed meanwhile: what came since stays.",
    );
    expect(takenOutWords({ ...taken, isChanged: true, stayed: songs.slice(0, 1) }).reason).toBe(
      "“Half Moon” stays: changed in the set list since.",
    );
  });
});
