import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import { SONG_TABLE_HEAD, songRecord } from "@bandstand/domain/song-export/song-table";
import { readTable } from "@bandstand/domain/song-import/read-table";
import { EMPTY_DRAFT } from "@bandstand/domain/song-import/song-draft";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { describeTable, firstMapping } from "./describe-table.ts";
import { openFiles } from "./opened-files.ts";

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

const open = (...files: File[]) =>
  openFiles(
    files,
    (name, text) =>
      text.split(" + ").map((title) => ({
        file: name,
        line: null,
        draft: { ...EMPTY_DRAFT, title },
        problems: [],
        notes: [],
      })),
    () => {},
  );

describe("chosen files", () => {
  it("are a table, with its encoding, delimiter and columns", async () => {
    const { table } = await open(file("songs.csv", "\uFEFFTitle;Artist\nOne;Ann\nTwo;Ann\n"));
    if (!table) throw new Error("There is no table.");
    expect(describeTable(table, true)).toEqual({
      file: "songs.csv",
      encoding: "UTF-8",
      delimiter: "semicolons",
      lines: 2,
      columns: [
        { name: "Title", samples: ["One", "Two"] },
        { name: "Artist", samples: ["Ann"] },
      ],
      unclosedLine: null,
    });
    expect(firstMapping(table, true)).toEqual(["title", "artist"]);
    expect(describeTable(table, false)).toMatchObject({
      lines: 3,
      columns: [{ name: "Column 1", samples: ["Title", "One", "Two"] }, { name: "Column 2" }],
    });
  });

  it("that our own export wrote come back as the songs they were", async () => {
    const song = {
      title: "=SUM(A1), or “Nought”",
      artist: "'Til Dawn",
      featuring: "-Ann",
      genre: "Rock",
      status: "Current",
      songkey: "F#m",
      capo: 2,
      bpm: 120,
      seconds: 245,
      start: "+1",
      tags: [
        { tag: "Slow", color: null },
        { tag: "Dance", color: "teal" },
      ],
      lyrics: '  one\n"two"\n',
      tab: "-3-5-|",
      notes: "@home",
      todo: "'=x",
      youTubeId: "-_-_-_-_-_1",
      coverImageURL: "https://example.com",
      avgRating: 8,
    };
    const table = writeCsvRecord(SONG_TABLE_HEAD) + writeCsvRecord(songRecord(song));
    const opened = await open(file("songs.csv", BYTE_ORDER_MARK + table));
    if (!opened.table) throw new Error("There is no table.");
    const [read] = readTable(opened.table.records.slice(1), {
      file: "songs.csv",
      mapping: firstMapping(opened.table, true),
      tagLength: 10,
    });
    const { status: _status, avgRating: _rating, ...rest } = song;
    expect(read).toMatchObject({ problems: [], notes: [], draft: { ...rest, status: "C" } });
  });

  it("are charts, alone or in ZIPs", async () => {
    const zip = zipSync({ "songs/b.chopro": strToU8("b + e"), "c.jpg": strToU8("c") });
    const { charts, skipped } = await open(
      file("a.cho", "a"),
      file("more.zip", zip),
      file("d.txt", "Some words\nof a song"),
    );
    expect(charts.map(({ file: name, draft }) => [name, draft.title])).toEqual([
      ["a.cho", "a"],
      ["b.chopro", "b"],
      ["b.chopro", "e"],
      ["d.txt", "Some words\nof a song"],
    ]);
    expect(skipped).toEqual([{ name: "c.jpg", reason: "Not a chart" }]);
  });

  it("go to their songs where they are recordings and PDFs, alone or in ZIPs", async () => {
    const zip = zipSync({
      "live/b.mp3": strToU8("bb"),
      "c.pdf": strToU8("%PDF"),
      "d.cho": strToU8("d"),
    });
    const { besides, charts, skipped } = await open(file("a.wav", "RIFF"), file("backup.zip", zip));
    expect(charts.map(({ draft }) => draft.title)).toEqual(["d"]);
    expect(besides.map(({ name, size }) => [name, size])).toEqual([
      ["a.wav", 4],
      ["b.mp3", 2],
      ["c.pdf", 4],
    ]);
    expect(skipped).toEqual([
      { name: "a.wav", reason: "A recording: upload it once its song is here" },
      { name: "b.mp3", reason: "A recording: upload it once its song is here" },
      { name: "c.pdf", reason: "A PDF: kept as a document of its song, once that is here" },
    ]);
  });

  it("may be a ZIP of recordings alone", async () => {
    const zip = zipSync({ "b.mp3": strToU8("bb") });
    const { besides, skipped } = await open(file("takes.zip", zip));
    expect([besides.length, skipped.length]).toEqual([1, 1]);
  });

  it("tell how far they are read, within a ZIP as well", async () => {
    const shares: number[] = [];
    const zip = zipSync({ "a.mp3": strToU8("a"), "b.mp3": strToU8("b") });
    await openFiles(
      [file("takes.zip", zip)],
      () => [],
      (share) => shares.push(share),
    );
    expect(shares).toHaveLength(3);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
  });

  it("are charts of OnSong and OpenSong, and a table within a ZIP", async () => {
    const zip = zipSync({
      "songs.csv": strToU8("Title,Artist\nOne,Ann\n"),
      "e.onsong": strToU8("e"),
    });
    const { table, charts, skipped } = await open(
      file("a.onsong", "a"),
      file("Salt and Smoke", "<song><title>b</title><lyrics>c</lyrics></song>"),
      file("c.xml", '<?xml version="1.0"?><song><lyrics>c</lyrics></song>'),
      file("export.zip", zip),
    );
    expect(charts.map(({ file: name }) => name)).toEqual([
      "a.onsong",
      "Salt and Smoke",
      "c.xml",
      "e.onsong",
    ]);
    expect([table?.file, skipped]).toEqual(["songs.csv", []]);
  });

  it("may be a table that a spreadsheet saved as .txt", async () => {
    const { table, charts } = await open(file("songs.txt", "Title\tArtist\nOne\tAnn\n"));
    expect(table?.delimiter).toBe("\t");
    expect(charts).toEqual([]);
  });

  it("that cannot be read are left aside with the reason", async () => {
    const { table, charts, skipped } = await open(
      file("empty.csv", ""),
      file("workbook.csv", new Uint8Array([0x50, 0x4b, 0x03, 0x04])),
      file("photo.csv", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])),
      file("blank.csv", "\n\n"),
      file("song.mp3", "ID3"),
      file("scan.pdf", "%PDF"),
      file("feed.xml", '<?xml version="1.0"?><rss></rss>'),
      file("broken.zip", "nothing"),
      file("without.zip", zipSync({ "a.jpg": strToU8("a") })),
      file("huge.csv", new Uint8Array(51 * 1024 * 1024)),
    );
    expect([table, charts]).toEqual([null, []]);
    expect(skipped).toEqual([
      { name: "empty.csv", reason: "This file is empty." },
      {
        name: "workbook.csv",
        reason: "This is a spreadsheet workbook or a ZIP, not a text. Save it as CSV first.",
      },
      { name: "photo.csv", reason: "This is not a text file." },
      { name: "blank.csv", reason: "This file is empty." },
      { name: "song.mp3", reason: "A recording: upload it once its song is here" },
      { name: "scan.pdf", reason: "A PDF: kept as a document of its song, once that is here" },
      { name: "feed.xml", reason: "XML of another kind than OpenSong" },
      { name: "broken.zip", reason: "It is damaged or cut short." },
      { name: "a.jpg", reason: "Not a chart" },
      { name: "without.zip", reason: "It holds nothing to import" },
      { name: "huge.csv", reason: "Larger than 50\u00a0MB" },
    ]);
  });

  it("have one table among them; a second one is left aside", async () => {
    const { table, skipped } = await open(
      file("one.csv", "Title,Artist\nOne,Ann\n"),
      file("two.csv", "Title,Artist\nTwo,Ann\n"),
    );
    expect(table?.file).toBe("one.csv");
    expect(skipped).toEqual([{ name: "two.csv", reason: "One table at a time; one.csv is read" }]);
  });

  it("say where the encoding was guessed", async () => {
    const bytes = new Uint8Array([...strToU8("Title,Artist\nCaf"), 0xe9, ...strToU8(",Ann\n")]);
    const { table, doubts } = await open(file("old.csv", bytes));
    expect(table?.records[1]?.cells).toEqual(["Café", "Ann"]);
    expect(doubts).toEqual([{ file: "old.csv", text: expect.stringMatching(/Windows-1252/) }]);
  });
});
