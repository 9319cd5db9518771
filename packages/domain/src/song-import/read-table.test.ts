import { describe, expect, it } from "vitest";
import { readCsv } from "../csv/read-csv.ts";
import { suggestMapping, suggestWholeMapping } from "./columns.ts";
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

  it("name the line and the reason of what keeps a song back", () => {
    const songs = read("Title,Artist,Tempo,Length\n,Ann,,\nTwo,,,\nThree,Ann,,,,surplus\n");
    expect(songs.map(({ line, problems }) => [line, problems])).toEqual([
      [2, ["No title"]],
      [3, ["No artist"]],
      [4, ["The line has 6 cells, the table 4 columns"]],
    ]);
  });

  it("come without a value that their field does not take, which is kept in the notes", () => {
    const [song] = read(
      "Title,Artist,Tempo,Length,Capo,YouTube,Notes\nOne,Ann,fast,long,13,somewhere,Loud\n",
    );
    expect(song?.problems).toEqual([]);
    expect(song?.draft).toMatchObject({ bpm: null, seconds: null, capo: null, youTubeId: null });
    expect(song?.draft.notes).toBe(
      "Loud\n\nCapo: 13\nTempo: fast\nLength: long\nYouTube Id: somewhere",
    );
    expect(song?.notes).toEqual([
      "The capo “13” is not a fret from 0 to 11: it is kept in the notes",
      "The tempo “fast” is not a number: it is kept in the notes",
      "The length “long” is not a time: it is kept in the notes",
      "The video “somewhere” is not one of YouTube: it is kept in the notes",
    ]);
  });

  it("have what no field is for in their notes, under the names of its columns", () => {
    const head = ["Title", "Artist", "Time Signature", "CCLI", "Song ID", ""];
    const [song] = readTable([{ line: 2, cells: ["One", "Ann", "6/8", "123456", "77", "x"] }], {
      file: "songs.csv",
      mapping: suggestWholeMapping(head),
      names: head,
      tagLength: 10,
    });
    expect(song?.draft.notes).toBe("Time Signature: 6/8\nCCLI: 123456");
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
      draft: { status: null, notes: "Status: Purple" },
      problems: [],
      notes: ["The status “Purple” is not known here: the song gets WIP"],
    });
  });

  it("are no empty lines, as spreadsheets leave them below a table", () => {
    expect(read("Title,Artist\nOne,Ann\n,\n ,\n")).toHaveLength(1);
  });
});
