import { describe, expect, it } from "vitest";
import { isChart, readChart as parseChart } from "../chart/read-chart.ts";
import { chordNames } from "../chart/chart.ts";
import { songWords } from "../chart/song-words.ts";
import { readChart } from "./read-chart.ts";

const lines = (...text: string[]) => text.join("\r\n");
/** What singers are shown, without the names of parts. */
const sungLines = (song: Parameters<typeof songWords>[0]) =>
  (songWords(song).text ?? "").split("\n").filter((line) => !/^(?:\{.*\})?$/.test(line));

const ONSONG = lines(
  "Harbour Lights",
  "The Foundry",
  "Key: G",
  "Tempo: 96",
  "Time: 6/8",
  "Capo: 2",
  "Duration: 3:45",
  "Flow: V1 C V2 C",
  "CCLI: 7654321",
  "Copyright: 2024 The Foundry",
  "",
  "Verse 1:",
  "[G]Lamps along the [C]water",
  "[Em]Nobody to [D]call",
  "",
  "Chorus:",
  "[C]Harbour [G]lights",
);

describe("a chart of OnSong", () => {
  it("says in its head what the song is, and prints none of it among the words", () => {
    const { draft, problems, notes } = readChart("export.onsong", ONSONG);
    expect({ problems, notes }).toEqual({ problems: [], notes: [] });
    expect(draft).toMatchObject({
      title: "Harbour Lights",
      artist: "The Foundry",
      songkey: "G",
      capo: 2,
      bpm: 96,
      seconds: 225,
      notes: "Time: 6/8\nFlow: V1 C V2 C\nCCLI: 7654321\nCopyright: 2024 The Foundry",
    });
    expect(sungLines(draft)).toEqual(["Lamps along the water", "Nobody to call", "Harbour lights"]);
  });

  it("is a chart of its sections, with the chords as they stand and no line of the head", () => {
    const { draft } = readChart("export.txt", ONSONG);
    const chart = parseChart(draft.tab ?? "");
    expect(chart.sections.map(({ label }) => label)).toEqual(["Verse 1", "Chorus"]);
    expect(chordNames(chart)).toEqual(["G", "C", "Em", "D", "C", "G"]);
    expect(isChart(draft.tab ?? "")).toBe(true);
  });

  it("has its chords as they sound, so that the capo moves no key", () => {
    const { draft } = readChart("Harbour Lights.onsong", ONSONG);
    expect(draft).toMatchObject({ songkey: "G", capo: 2 });
    expect(draft.tab).not.toContain("capo");
  });

  it("with title and artist alone has them by its ending, or by the name of its file", () => {
    const text = lines("Harbour Lights", "The Foundry", "", "Verse 1:", "[G]Lamps");
    const named = { title: "Harbour Lights", artist: "The Foundry" };
    for (const name of ["1.onsong", "harbour lights.txt"]) {
      const { draft } = readChart(name, text);
      expect(draft).toMatchObject(named);
      expect(sungLines(draft)).toEqual(["Lamps"]);
    }
  });

  it("may write its chords over the words, and its head as directives", () => {
    const over = lines("Low Tide", "The Foundry", "Key: Am", "", "Am      F", "Out and out again");
    const { draft } = readChart("1.onsong", over);
    expect(draft).toMatchObject({ songkey: "Am" });
    expect(sungLines(draft)).toEqual(["Out and out again"]);
    const directives = lines("{title: Low Tide}", "{artist: The Foundry}", "[Am]Out");
    expect(readChart("1.onsong", directives).draft).toMatchObject({ title: "Low Tide" });
  });
});

describe("a plain chart with a head", () => {
  it("as sites have it is the song of its title, with the key that sounds", () => {
    const text = lines(
      "Tin Roof Chords by The Foundry",
      "",
      "Tuning: E A D G B E",
      "Key: Cm",
      "Capo: 3rd fret",
      "",
      "[Intro]",
      "Am  F  C  G",
      "",
      "[Verse 1]",
      "Am         F",
      "Rain on a tin roof",
      "C         G   Am",
      "nobody asks for more",
    );
    const { draft } = readChart("chart.txt", text);
    expect(draft).toMatchObject({
      title: "Tin Roof",
      artist: "The Foundry",
      songkey: "Cm",
      capo: 3,
      notes: "Tuning: E A D G B E",
    });
    expect(sungLines(draft)).toEqual(["Rain on a tin roof", "nobody asks for more"]);
    expect(draft.tab).toContain("{capo: 3rd fret}");
    expect(draft.tab).not.toContain("Key: Cm");
  });

  it.each(["Tin Roof Chords by The Foundry", "Tin Roof Tab (ver 2) by The Foundry"])(
    "is the song of its title where sites say no more of it: %s",
    (title) => {
      const { draft } = readChart("chart.txt", lines(title, "", "Am         F", "Rain on a roof"));
      expect(draft).toMatchObject({ title: "Tin Roof", artist: "The Foundry" });
      expect(sungLines(draft)).toEqual(["Rain on a roof"]);
    },
  );

  it("that names the key of its shapes has the one that sounds", () => {
    const text = lines(
      "Title: Tin Roof",
      "Artist: Ann",
      "Key: D",
      "Capo: 2",
      "",
      "[D]Rain [A]on [D]me",
    );
    expect(readChart("x.txt", text).draft).toMatchObject({ songkey: "E", capo: 2 });
  });

  it("keeps lines of names that nobody knows, within the head", () => {
    const text = lines("Tin Roof", "Ann", "Key: D", "Tabbed by: Ben", "", "[D]Rain");
    expect(readChart("x.txt", text).draft.notes).toBe("Tabbed by: Ben");
  });

  it("leaves out a value that its field does not take, says so, and keeps it", () => {
    const text = lines("Tin Roof", "Ann", "Tempo: quick", "Key: D", "", "[D]Rain");
    const { draft, notes } = readChart("x.txt", text);
    expect(draft).toMatchObject({ bpm: null, songkey: "D", notes: "Tempo: quick" });
    expect(notes).toEqual(["The tempo “quick” is not a number: it is kept in the notes"]);
  });
});

describe("words that are no head", () => {
  it.each([
    ["words alone", lines("Rain again", "Sun again", "", "Somebody said: go")],
    ["a third line before any name", lines("One", "Two", "Three", "Key: D")],
    ["a heading", lines("Chorus: all", "Rain again")],
    ["chords", lines("G  D  Em", "Rain again")],
  ])("stay as they are: %s", (_, text) => {
    const { draft } = readChart("Ann - Song.txt", text);
    expect(draft).toMatchObject({ title: "Song", artist: "Ann", notes: null });
    expect(draft.tab ?? draft.lyrics).toContain(text.split("\r\n").at(-1));
  });

  it("are read in no time, however long a line", () => {
    const began = performance.now();
    readChart("x.txt", `${"a ".repeat(200_000)}\n${" ".repeat(200_000)}:\n`);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
