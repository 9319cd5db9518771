import { expect, it } from "vitest";
import { sectionedSong as entry } from "../view/sectioned-song.fixture.ts";
import { saidAfter } from "./said-after.ts";

const between = (
  kind: "break" | "spoken",
  text: string,
  setlistSectionId: number,
  afterSequence: number,
) => ({ kind, text, setlistSectionId, afterSequence, seconds: 60 });

const setlist = {
  numberSets: 2,
  songs: [entry(1, 1, 1), entry(2, 1, 2), entry(3, 2, 1)],
  interludes: [
    between("spoken", "Thank you", 1, 1),
    between("break", "Bar open", 1, 2),
    between("spoken", "Welcome back", 2, 0),
  ],
};

it("between two songs is what is said, or the break", () => {
  expect(saidAfter(setlist, 1)).toBe("Thank you");
});

it("between two sets is what ends the one and begins the other", () => {
  expect(saidAfter(setlist, 2)).toBe("Break: Bar open · Welcome back");
});

it("the break between two sets stands between what ends the one and begins the other", () => {
  const evening = { ...setlist, interludes: setlist.interludes.slice(2), firstBreak: 20 };
  expect(saidAfter(evening, 2)).toBe("Break 20 min · Welcome back");
  expect(saidAfter(evening, 1)).toBe("");
});

it("after the last song is nothing", () => {
  expect(saidAfter(setlist, 3)).toBe("");
});
