import { importSongs, saveSongs } from "@bandstand/contracts/song-library";
import type { AddSong } from "@bandstand/contracts/songs";
import { readCsv } from "@bandstand/domain/csv/read-csv";
import { suggestMapping } from "@bandstand/domain/song-import/columns";
import { readTable } from "@bandstand/domain/song-import/read-table";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { readZip } from "../../../test/zip.ts";
import { manySongs } from "../../../test/library.ts";

const api = await testApi();

const CSV = "/api/exportsongs/csv";
const CHORDPRO = "/api/exportsongs/chordpro";

const songs: AddSong[] = [
  {
    title: '=HYPERLINK("http://example.org")',
    artist: "שיר 🎸",
    featuring: "Mira, Joss",
    genreId: 2,
    songStatusId: 3,
    songkey: "F#m",
    capo: 2,
    bpm: 118,
    start: "-4 bars",
    lyrics: '  First "line"\r\n\n,last;  ',
    tab: "-0-2-3-",
    notes: "'=1",
    todo: "<b>",
    youTubeId: "dQw4w9WgXcQ",
    seconds: 3725,
    coverImageURL: "https://example.org/notes",
    chips: [
      { id: 1, tag: "opener", icon: "star", color: "amber" },
      { id: 2, tag: "Capo 2", icon: null, color: null },
    ],
  },
  { title: "Alder", artist: "B", lyrics: "[C]La la [G]la" },
  { title: "Alder", artist: "B", seconds: 0 },
];

async function library() {
  const session = await api.newBand();
  await api.call(importSongs, { body: { songs } }, session.token);
  return session;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("the library as a table", () => {
  it("is a file for a spreadsheet, by title", async () => {
    const { token } = await library();
    const response = await api.fetch(CSV, { token });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/"Songs \d{4}-\d\d-\d\d\.csv"/);
    const text = (await bytesOf(response)).toString();
    expect(text.slice(0, 100)).toMatch(
      /^\uFEFFTitle,Artist,Featuring,Genre,Status,Key,Capo,BPM,Duration,Start,Tags,Lyrics,Tab,Notes,To do,/,
    );
    const { records } = readCsv(text.slice(1), ",");
    expect(records.map(({ cells }) => cells[0])).toEqual([
      "Title",
      '\'=HYPERLINK("http://example.org")',
      "Alder",
      "Alder",
    ]);
  });

  it("is read by our own import as the songs were", async () => {
    const { token } = await library();
    const text = (await bytesOf(await api.fetch(CSV, { token }))).toString();
    const [head, ...records] = readCsv(text.slice(1), ",").records;
    const mapping = suggestMapping(head?.cells ?? []);
    const [found] = readTable(records, { file: "Songs.csv", mapping, tagLength: 10 });
    const { genreId: _, songStatusId: __, chips: ___, ...fields } = songs[0] ?? {};
    expect(found?.problems).toEqual([]);
    expect(found?.draft).toEqual({
      ...fields,
      genre: "Pop",
      status: "C",
      tags: [
        { tag: "opener", color: "amber" },
        { tag: "Capo 2", color: null },
      ],
    });
  });

  it("of a band without songs has a head alone", async () => {
    const { token } = await api.newBand();
    const text = (await bytesOf(await api.fetch(CSV, { token }))).toString();
    expect(readCsv(text, ",").records).toHaveLength(1);
  });

  it("has every one of 5,000 songs, once", async () => {
    const { token, bandUser } = await api.newBand();
    await manySongs(api, bandUser.bandId, 5000);
    const text = (await bytesOf(await api.fetch(CSV, { token }))).toString();
    const found = readCsv(text, ",").records.map(({ cells }) => cells[0]);
    expect(found).toHaveLength(5001);
    expect(new Set(found).size).toBe(5001);
    expect(found.at(-1)).toBe("Song 5000");
  });
});

describe("the library as charts", () => {
  it("has a ChordPro file a song, named by title and artist", async () => {
    const { token } = await library();
    const response = await api.fetch(CHORDPRO, { token });
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/"Songs \d{4}-\d\d-\d\d\.zip"/);
    const files = readZip(await bytesOf(response));
    expect(files.map(({ name }) => name)).toEqual([
      "=HYPERLINK(-http-example.org-) - שיר 🎸.cho",
      "Alder - B.cho",
      "Alder - B (2).cho",
    ]);
    const text = files[1]?.content.toString() ?? "";
    expect(text).toContain("{title: Alder}");
    expect(text).toContain("[C]La la [G]la");
  });

  it("has every one of many songs, once", async () => {
    const { token, bandUser } = await api.newBand();
    await manySongs(api, bandUser.bandId, 120);
    const files = readZip(await bytesOf(await api.fetch(CHORDPRO, { token })));
    expect(files).toHaveLength(120);
    for (const [index, { content }] of files.entries())
      expect(content.toString()).toContain(`{title: Song ${String(index + 1).padStart(4, "0")}}`);
  });

  it("of a band without songs is an empty ZIP", async () => {
    const { token } = await api.newBand();
    expect(readZip(await bytesOf(await api.fetch(CHORDPRO, { token })))).toEqual([]);
  });
});

describe("who may do what with many songs", () => {
  const statuses = async (token: string | undefined, songId: number) => ({
    csv: (await api.fetch(CSV, token === undefined ? {} : { token })).status,
    chordPro: (await api.fetch(CHORDPRO, token === undefined ? {} : { token })).status,
    save: (await api.call(saveSongs, { body: { ids: [songId], songStatusId: 3 } }, token)).status,
    bring: (await api.call(importSongs, { body: { songs: songs.slice(1) } }, token)).status,
  });

  it("nobody without a token; without the right on songs nothing, reading exports, writing all", async () => {
    const { bandUser } = await api.newBand();
    const [id = 0] = await manySongs(api, bandUser.bandId, 1);
    const as = async (areas: Parameters<typeof newMember>[2]) =>
      statuses((await newMember(api, bandUser.bandId, areas)).token, id);
    expect(await statuses(undefined, id)).toEqual({
      csv: 401,
      chordPro: 401,
      save: 401,
      bring: 401,
    });
    expect(await as({ SL: "W" })).toEqual({ csv: 403, chordPro: 403, save: 403, bring: 403 });
    expect(await as({ SO: "R" })).toEqual({ csv: 200, chordPro: 200, save: 403, bring: 403 });
    expect(await as({ SO: "W" })).toEqual({ csv: 200, chordPro: 200, save: 200, bring: 201 });
  });

  it("exports hold one's own band's songs only", async () => {
    await library();
    const { token } = await api.newBand();
    const text = (await bytesOf(await api.fetch(CSV, { token }))).toString();
    expect(text).not.toContain("Alder");
  });
});
