import type { SetlistRow } from "@bandstand/contracts/setlists";
import { describe, expect, it } from "vitest";
import { choiceOf, hereWords, inOrderOfUse, titlesOf } from "./setlist-choice.ts";

const TODAY = "2026-11-22";
const TITLES = ["Half Moon", "Low Tide", "Paper Lanterns", "Quiet Hours"];
const songs = TITLES.map((title, index) => ({ id: index + 1, title }));

function row(name: string, given: Partial<SetlistRow> = {}): SetlistRow {
  return {
    id: 7,
    bandId: 1,
    name,
    description: null,
    numberSets: 2,
    plannedLength: 95,
    songInterval: 0,
    permanent: false,
    versionDate: null,
    startTime: null,
    bias: 0,
    firstBreak: 0,
    secondBreak: 0,
    includeEncore: true,
    statusGroupTag: "PR",
    Event: [],
    createdAt: "2026-11-01T10:00:00.000Z",
    updatedAt: "2026-11-01T10:00:00.000Z",
    songs: [],
    interludes: [],
    ...given,
  };
}

const gig = (eventDate: string, eventStatusTag = "C") => [
  { id: 1, name: "The Half Crown", eventDate, eventStatusTag },
];
const entry = (songId: number, setlistSectionId: number, seconds: number) => ({
  songId,
  setlistSectionId,
  seconds,
  Song: { seconds: null },
});

describe("the set lists that are offered", () => {
  it("come by the next gig, then by their last change", () => {
    const changed = (day: number) => ({ updatedAt: `2026-11-${day}T10:00:00.000Z` });
    const rows = [
      row("Old draft", changed(10)),
      row("Played", { ...changed(11), Event: gig("2026-11-14") }),
      row("In December", { ...changed(12), Event: gig("2026-12-05") }),
      row("Cancelled", { ...changed(13), Event: gig("2026-11-23", "X") }),
      row("On Saturday", { ...changed(10), Event: gig("2026-11-28") }),
    ];
    expect(inOrderOfUse(rows, TODAY).map(({ name }) => name)).toEqual([
      "On Saturday",
      "In December",
      "Cancelled",
      "Played",
      "Old draft",
    ]);
  });

  it("say who plays them where, how long they are, and each of their sets", () => {
    const played = row("Half Crown", {
      Event: gig("2026-11-28"),
      songs: [entry(8, 1, 2700), entry(9, 2, 2880), entry(10, 4, 300)],
    });
    expect(choiceOf(played, songs, TODAY)).toMatchObject({
      facts: "Sat 28 Nov, The Half Crown · 98 of 95 min",
      sets: [
        { section: 1, name: "Set 1", minutes: 45, isUsual: false },
        { section: 2, name: "Set 2", minutes: 48, isUsual: true },
        { section: 4, name: "Encore", minutes: 5, isUsual: false },
      ],
    });
  });

  it("name the songs that they hold already", () => {
    const holding = row("Half Crown", { songs: [entry(2, 1, 200), entry(3, 4, 200)] });
    const choice = choiceOf(holding, songs, TODAY);
    expect(choice.here).toEqual([
      { title: "Low Tide", set: "Set 1" },
      { title: "Paper Lanterns", set: "Encore" },
    ]);
    expect(choice.isFull).toBe(false);
    expect(choiceOf(holding, songs.slice(1, 3), TODAY).isFull).toBe(true);
  });
});

describe("songs that are there already", () => {
  it("are said by their titles, and one with its set", () => {
    expect(hereWords([])).toBe("");
    expect(hereWords([{ title: "Low Tide", set: "Set 1" }])).toBe("“Low Tide” is in Set 1 already");
    expect(hereWords(songs.slice(0, 2).map(({ title }) => ({ title, set: "Set 1" })))).toBe(
      "“Half Moon” and “Low Tide” are in it already",
    );
  });

  it("are named up to three, then counted", () => {
    expect(titlesOf(songs.slice(0, 1))).toBe("“Half Moon”");
    expect(titlesOf(songs.slice(0, 3))).toBe("“Half Moon”, “Low Tide” and “Paper Lanterns”");
    expect(titlesOf(songs)).toBe("“Half Moon”, “Low Tide” and 2 more");
  });
});
