import { readCsv } from "@bandstand/domain/csv/read-csv";
import { suggestMapping } from "@bandstand/domain/song-import/columns";
import { EMPTY_DRAFT, type FoundSong } from "@bandstand/domain/song-import/song-draft";
import { describe, expect, it } from "vitest";
import { type ImportChoices, type Library, planImport } from "./import-plan.ts";
import type { OpenedFiles } from "./opened-files.ts";

const LIBRARY: Library = {
  songs: [],
  genres: [
    { id: 1, name: "Rock" },
    { id: 2, name: "R&B" },
    { id: 3, name: "Hip-Hop" },
  ],
  statuses: [
    { id: 11, tag: "P", name: "WIP", color: "blue", sequence: 2 },
    { id: 12, tag: "C", name: "Current", color: "green", sequence: 3 },
  ],
};

function opened(text: string, charts: FoundSong[] = []): OpenedFiles {
  const { records, unclosedLine } = readCsv(text, ",");
  return {
    table: {
      file: "songs.csv",
      encoding: "UTF-8",
      delimiter: ",",
      records,
      firstIsHead: true,
      unclosedLine,
    },
    charts,
    skipped: [],
    besides: [],
    doubts: [],
  };
}

function plan(text: string, choices: Partial<ImportChoices> = {}, charts: FoundSong[] = []) {
  const files = opened(text, charts);
  const mapping = suggestMapping(files.table?.records[0]?.cells ?? []);
  return planImport(
    files,
    {
      mapping,
      firstIsHead: true,
      artist: "",
      matched: "lacks",
      each: {},
      ...choices,
    },
    LIBRARY,
  );
}

describe("the plan of an import", () => {
  it("has the songs as the server takes them", () => {
    const { songs } = plan("Title,Artist,Genre,Status,Tempo,Tags\nOne,Ann,rock,Active,120,Slow\n");
    expect(songs).toEqual([
      {
        place: "Line 2",
        genre: "Rock",
        status: "Current",
        song: expect.objectContaining({
          title: "One",
          artist: "Ann",
          genreId: 1,
          songStatusId: 12,
          bpm: 120,
          seconds: null,
          chips: [{ id: 1, tag: "Slow", icon: null, color: null }],
        }),
      },
    ]);
  });

  it("finds genres however they are written, and says once which become the band's own", () => {
    const { songs, notes } = plan(
      "Title,Artist,Genre\nOne,Ann,hip hop\nTwo,Ann,RnB\nThree,Ann,Schlager\nFour,Ann,Schlager\n",
    );
    expect(songs.map(({ genre }) => genre)).toEqual(["Hip-Hop", "R&B", "Schlager", "Schlager"]);
    expect(songs.map(({ song }) => [song.genreId, song.ownGenre])).toEqual([
      [3, null],
      [2, null],
      [null, "Schlager"],
      [null, "Schlager"],
    ]);
    expect(notes).toEqual([
      {
        text: "The genre “Schlager” is not in the list: it becomes one of the band's own",
        places: ["Line 4", "Line 5"],
      },
    ]);
  });

  it("leaves out a value that its field does not take, not the song, and keeps it in the notes", () => {
    const long = "x".repeat(101);
    const { songs, bad, notes } = plan(
      `Title,Artist,Tempo,Notes URL,Start\nTwo,Ann,900,,\n${long},Ann,,,\nFour,Ann,,nowhere,${long}\n`,
    );
    expect(bad).toEqual([]);
    expect(songs.map(({ song }) => [song.title.length, song.bpm, song.notes])).toEqual([
      [3, null, "Tempo: 900"],
      [100, null, `Title: ${long}`],
      [4, null, `Start: ${long}\nNotes URL: nowhere`],
    ]);
    expect(notes.map(({ text, places }) => [text, places])).toEqual([
      ["Tempo: From 20 to 400: it is kept in the notes", ["Line 2"]],
      ["Title: cut to 100 characters, and whole in the notes", ["Line 3"]],
      ["Start: At most 100 characters: it is kept in the notes", ["Line 4"]],
      ["Notes URL: Please enter a web address (https://…): it is kept in the notes", ["Line 4"]],
    ]);
  });

  it("names every line that is no song with its reason", () => {
    const { songs, bad } = plan("Title,Artist,Tempo\n,Ann,120\nTwo,Ann,,x\nFive,Ann,\n");
    expect(songs).toHaveLength(1);
    expect(bad).toEqual([
      { line: 2, place: "Line 2", title: "", text: "No title" },
      {
        line: 3,
        place: "Line 3",
        title: "Two",
        text: "The line has 4 cells, the table 3 columns",
      },
    ]);
  });

  it("has the columns that no field is for in the notes, under their names", () => {
    const { songs } = plan("Title,Artist,Year,Memo\nOne,Ann,1999,loud\n", {
      mapping: ["title", "artist", "kept", "kept"],
    });
    expect(songs[0]?.song.notes).toBe("Year: 1999\nMemo: loud");
  });

  it("asks for an artist where songs name none, and takes the one that is given", () => {
    const text = "Title\nOne\nTwo\n";
    expect(plan(text)).toMatchObject({ needsArtist: true, songs: [] });
    const { songs, bad } = plan(text, { artist: "The Band" });
    expect(songs.map(({ song }) => song.artist)).toEqual(["The Band", "The Band"]);
    expect(bad).toEqual([]);
  });

  it("has charts beside the lines of a table", () => {
    const chart: FoundSong = {
      file: "Help.cho",
      line: null,
      draft: { ...EMPTY_DRAFT, title: "Yesterday", artist: "The Beatles", tab: "[F]Yesterday" },
      problems: [],
      notes: [],
    };
    expect(plan("Title,Artist\nOne,Ann\n", {}, [chart]).songs.map(({ place }) => place)).toEqual([
      "Line 2",
      "Help.cho",
    ]);
  });

  it("takes 5,000 songs at once and says how many are left", () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `Song ${index},Ann`).join("\n");
    const { found, songs, beyond } = plan(`Title,Artist\n${lines}\n`);
    expect([found, songs.length, beyond]).toEqual([50_000, 5000, 45_000]);
  });
});
