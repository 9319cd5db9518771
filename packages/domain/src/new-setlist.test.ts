import { describe, expect, it } from "vitest";
import { EMPTY_START, inSets, startedFrom } from "./new-setlist.ts";

const entry = (songId: number, setlistSectionId: number, sequence: number) => ({
  songId,
  setlistSectionId,
  sequence,
  seconds: null,
  featuring: null,
  songkey: null,
  capo: null,
  note: null,
});

const other = {
  id: 7,
  name: "Late set",
  notes: "Theirs",
  numberSets: 2,
  plannedLength: 95,
  songInterval: 15,
  bias: 2,
  firstBreak: 20,
  secondBreak: 0,
  includeEncore: false,
  startTime: "20:45",
  songs: [{ ...entry(1, 1, 1), id: 70, songkey: "D", capo: 3, note: "Slow" }],
  interludes: [
    { setlistSectionId: 1, afterSequence: 1, kind: "break" as const, text: "", seconds: 900 },
  ],
};

describe("a new set list", () => {
  it("begins with two sets, 10 seconds between songs and an encore", () => {
    expect(EMPTY_START).toMatchObject({ numberSets: 2, songInterval: 10, includeEncore: true });
  });

  it("takes settings, songs and interludes from another, and nothing else", () => {
    expect(startedFrom(other)).toEqual({
      numberSets: 2,
      plannedLength: 95,
      songInterval: 15,
      bias: 2,
      firstBreak: 20,
      secondBreak: 0,
      includeEncore: false,
      startTime: "20:45",
      songs: [{ ...entry(1, 1, 1), songkey: "D", capo: 3, note: "Slow" }],
      interludes: other.interludes,
    });
  });

  it("leaves out what stood in sets that it does not have", () => {
    const songs = [entry(1, 1, 1), entry(2, 3, 1), entry(3, 4, 1)];
    const interludes = [3, 4].map((setlistSectionId) => ({
      setlistSectionId,
      afterSequence: 1,
      kind: "spoken" as const,
      text: "Thank you",
      seconds: 20,
    }));
    expect(inSets({ songs, interludes }, 2)).toEqual({
      songs: [entry(1, 1, 1), entry(3, 4, 1)],
      interludes: interludes.slice(1),
    });
  });
});
