import { EMPTY_DRAFT, type FoundSong } from "@bandstand/domain/song-import/song-draft";
import { describe, expect, it } from "vitest";
import { type ImportChoices, type Library, planImport } from "./import-plan.ts";
import type { KnownSong } from "./matched-song.ts";

const TIN: KnownSong = {
  id: 7,
  updatedAt: "2026-11-20T10:00:00.000Z",
  title: "Tin Röof",
  artist: "The Foundry",
  featuring: null,
  genreId: null,
  ownGenre: null,
  songStatusId: 12,
  songkey: "A",
  capo: null,
  bpm: null,
  seconds: 210,
  start: null,
  youTubeId: null,
  coverImageURL: null,
  chips: [{ id: 3, tag: "slow", icon: null, color: null }],
};

const LIBRARY: Library = {
  songs: [TIN],
  genres: [{ id: 1, name: "Rock" }],
  statuses: [{ id: 12, tag: "C", name: "Current", color: "green", sequence: 3 }],
};

const song = (file: string, said: Partial<FoundSong["draft"]>): FoundSong => ({
  file,
  line: null,
  draft: { ...EMPTY_DRAFT, title: "Tin Roof", artist: "Foundry", ...said },
  problems: [],
  notes: [],
});

const plan = (charts: FoundSong[], choices: Partial<ImportChoices> = {}, library = LIBRARY) =>
  planImport(
    { table: null, charts, skipped: [], besides: [], doubts: [] },
    { mapping: [], firstIsHead: false, artist: "", matched: "lacks", each: {}, ...choices },
    library,
  );

const chart = song("tin roof.cho", { songkey: "G", bpm: 96, tab: "[G]Rain" });

describe("a chart of a song that is here", () => {
  it("adds what the song lacks, unless something else is chosen, and says what", () => {
    const { songs, changes, matched } = plan([chart]);
    expect(songs).toEqual([]);
    expect(changes).toEqual([
      {
        place: "tin roof.cho",
        change: { id: 7, way: "lacks", songkey: "G", bpm: 96, tab: "[G]Rain", chips: [] },
      },
    ]);
    expect(matched).toEqual([
      {
        number: 0,
        choice: "lacks",
        isHere: true,
        place: "tin roof.cho",
        title: "Tin Roof",
        text: "“Tin Röof” by The Foundry: adds Tempo; Tab where there is none",
      },
    ]);
  });

  it("replaces what the song says, as it was when that was chosen", () => {
    const { changes, matched } = plan([chart], { each: { 0: "replace" } });
    expect(changes[0]?.change).toMatchObject({
      id: 7,
      way: "replace",
      songkey: "G",
      updatedAt: TIN.updatedAt,
    });
    expect(matched[0]?.text).toBe("“Tin Röof” by The Foundry: replaces Key, Tempo, Tab");
  });

  it("comes as a song of its own, or not at all", () => {
    const asNew = plan([chart], { matched: "new" });
    expect([asNew.songs.length, asNew.changes.length]).toEqual([1, 0]);
    const leftOut = plan([chart], { matched: "skip" });
    expect([leftOut.songs.length, leftOut.changes.length]).toEqual([0, 0]);
    expect(leftOut.matched).toHaveLength(1);
  });

  it("has its own choice before that of all", () => {
    const { songs, changes } = plan([chart, chart], { matched: "new", each: { 1: "lacks" } });
    expect([songs.length, changes.length]).toEqual([1, 1]);
  });

  it("is for the only song of its title where it names no artist, and needs none", () => {
    const { changes, needsArtist, bad } = plan([
      { ...song("tin roof.cho", { artist: "", tab: "[G]Rain" }), problems: ["No artist"] },
    ]);
    expect([changes.length, needsArtist, bad]).toEqual([1, false, []]);
  });

  it("asks whose it is where it comes as a song of its own", () => {
    const nameless = { ...song("tin roof.cho", { artist: "" }), problems: ["No artist"] };
    const { songs, needsArtist, bad } = plan([nameless], { matched: "new" });
    expect([songs.length, needsArtist, bad.length]).toEqual([0, true, 1]);
    expect(plan([nameless], { matched: "new", artist: "Ann" }).songs[0]?.song.artist).toBe("Ann");
  });

  it("that says nothing new changes nothing, and says so", () => {
    const { changes, matched } = plan([song("tin.cho", { songkey: "G" })]);
    expect(changes).toEqual([]);
    expect(matched[0]?.text).toBe("“Tin Röof” by The Foundry: says nothing that the song lacks");
  });
});

describe("a song that stands in the files twice", () => {
  const empty = { ...LIBRARY, songs: [] };

  it("is one, with what both say: a table has the key, its chart the words", () => {
    const { songs, matched } = plan(
      [song("list.cho", { songkey: "A", genre: "Rock" }), chart],
      {},
      empty,
    );
    expect(songs).toHaveLength(1);
    expect(songs[0]).toMatchObject({
      place: "list.cho",
      genre: "Rock",
      song: { songkey: "A", bpm: 96, tab: "[G]Rain", genreId: 1 },
    });
    expect(matched[0]?.isHere).toBe(false);
    expect(matched[0]?.text).toBe("stands in the files before (list.cho): adds Tempo, Tab");
  });

  it("has the word of the later one where it replaces", () => {
    const { songs } = plan(
      [song("list.cho", { songkey: "A" }), chart],
      { matched: "replace" },
      empty,
    );
    expect(songs.map(({ song: { songkey } }) => songkey)).toEqual(["G"]);
  });

  it("is two where it comes as a new song", () => {
    expect(plan([chart, chart], { matched: "new" }, empty).songs).toHaveLength(2);
  });
});
