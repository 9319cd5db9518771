import { describe, expect, it } from "vitest";
import { readCsv } from "../csv/read-csv.ts";
import { suggestMapping } from "./columns.ts";
import { readTable, withArtist } from "./read-table.ts";

function read(text: string) {
  const [head, ...records] = readCsv(text, ",").records;
  const mapping = suggestMapping(head?.cells ?? []);
  return readTable(records, { file: "songs.csv", mapping, tagLength: 10 });
}

describe("songs of a table", () => {
  it("come with everything that their columns say", () => {
    const [song] = read(
      'Name,Artist,Feat,Genre,Status,Key,Capo,Tempo,Start,Song Length,Lyrics,Chords,Notes,To-do,YouTube,URL,Tags\nHelp!,The Beatles,Ann,Rock,Active,A major,2,190,Count-in,2:18," Help\nme",[A]Help,Loud,Harmony,https://youtu.be/2Q_ZzBGPdqE,https://example.com,Fast;Old\n',
    );
    expect(song).toEqual({
      file: "songs.csv",
      line: 2,
      draft: {
        title: "Help!",
        artist: "The Beatles",
        featuring: "Ann",
        genre: "Rock",
        status: "C",
        songkey: "A",
        capo: 2,
        bpm: 190,
        start: "Count-in",
        seconds: 138,
        lyrics: " Help\nme",
        tab: "[A]Help",
        notes: "Loud",
        todo: "Harmony",
        youTubeId: "2Q_ZzBGPdqE",
        coverImageURL: "https://example.com",
        tags: [
          { tag: "Fast", color: null },
          { tag: "Old", color: null },
        ],
      },
      problems: [],
      notes: [],
    });
  });

  it("name the line and the reason of what is wrong", () => {
    const songs = read(
      "Title,Artist,Tempo,Length\nOne,Ann,fast,long\n,Ann,,\nTwo,,,\nThree,Ann,,,,surplus\n",
    );
    expect(songs.map(({ line, problems }) => [line, problems])).toEqual([
      [2, ["The tempo “fast” is not a number", "The length “long” is not a time"]],
      [3, ["No title"]],
      [4, ["No artist"]],
      [5, ["The line has 6 cells, the table 4 columns"]],
    ]);
  });

  it("of no artist get the one that is given for them", () => {
    const songs = read("Title,Artist\nOne,\nTwo,Ann\n").map((song) =>
      withArtist(song, " The Band "),
    );
    expect(songs.map(({ draft }) => draft.artist)).toEqual(["The Band", "Ann"]);
    expect(songs.map(({ problems }) => problems)).toEqual([[], []]);
  });

  it("say where a status is not known", () => {
    expect(read("Title,Artist,Status\nOne,Ann,Purple\n")[0]).toMatchObject({
      draft: { status: null },
      problems: [],
      notes: ["The status “Purple” is not known here: the song gets WIP"],
    });
  });

  it("are no empty lines, as spreadsheets leave them below a table", () => {
    expect(read("Title,Artist\nOne,Ann\n,\n ,\n")).toHaveLength(1);
  });
});
