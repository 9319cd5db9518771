import { getBandImportProgress } from "@bandstand/contracts/band-import-file";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import type { BandFile } from "./band-file.fixture.ts";
import { changed, send } from "./changed-file.fixture.ts";
import { bandWithSong, remains } from "./import.fixture.ts";

const api = await testApi();

describe("a file that is refused", () => {
  const OTHER = "11111111-1111-4111-8111-111111111111";

  const cases: [string, (file: BandFile) => Promise<Buffer> | Buffer, string][] = [
    ["is no ZIP", () => Buffer.from("hello"), "This file is not a ZIP, or it is not whole."],
    [
      "is cut off",
      ({ bytes }) => bytes.subarray(0, bytes.length - 400),
      "This file is not a ZIP, or it is not whole.",
    ],
    [
      "is of another product",
      async (file) =>
        changed(file, { contents: (contents) => void contents.delete("bandstand.json") }),
      "This file is not a band that was exported from Bandstand.",
    ],
    [
      "has another format",
      (file) => changed(file, { manifest: (list) => ({ ...list, format: "something" }) }),
      "This file is not a band that was exported from Bandstand.",
    ],
    [
      "is of a newer version",
      (file) => changed(file, { manifest: (list) => ({ ...list, version: 2 }) }),
      "This file comes from a newer version of Bandstand. Update this server first.",
    ],
    [
      "has a table changed without its checksum",
      (file) =>
        changed(file, {
          contents: (contents) => {
            const songs = contents.get("tables/songs.jsonl")?.toString() ?? "";
            contents.set("tables/songs.jsonl", Buffer.from(songs.replace("Marlow", "Harlow")));
          },
        }),
      "“tables/songs.jsonl” in this file has been changed or is damaged.",
    ],
    [
      "lacks a recording",
      (file) =>
        changed(file, {
          contents: (contents) =>
            void contents.delete(`files/${file.manifest.files[0]?.filename ?? ""}`),
        }),
      "“files/take.mp3” is missing in this file.",
    ],
    [
      "holds a file more",
      (file) =>
        changed(file, { contents: (contents) => void contents.set("more.txt", Buffer.from("x")) }),
      "This file holds “more.txt”, which does not belong to it.",
    ],
    [
      "leads out of its folder",
      (file) =>
        changed(file, {
          manifest: (list) => ({
            ...list,
            files: [{ ...list.files[0], filename: "../../../etc/passwd" }],
          }),
        }),
      "“files/../../../etc/passwd” is missing in this file.",
    ],
    [
      "has a table that nobody knows",
      (file) =>
        changed(file, {
          manifest: (list) => ({
            ...list,
            tables: [...list.tables, { ...list.tables[0], name: "tokens" }],
          }),
          contents: (contents) =>
            void contents.set(
              "tables/tokens.jsonl",
              contents.get("tables/people.jsonl") ?? Buffer.alloc(0),
            ),
        }),
      "This file holds “tables/tokens.jsonl”, which does not belong to it.",
    ],
    [
      "has a column that nobody knows",
      (file) =>
        changed(file, { rows: { songs: (rows) => rows.map((row) => ({ ...row, hash: 1 })) } }),
      "Row 1 of “songs” in this file has “hash”, which is not known here.",
    ],
    [
      "has a value of another kind",
      (file) =>
        changed(file, { rows: { songs: (rows) => rows.map((row) => ({ ...row, bpm: "fast" })) } }),
      "Row 1 of “songs” in this file has a wrong value for “bpm”.",
    ],
    [
      "has a value that no form would take",
      (file) =>
        changed(file, {
          rows: { songs: (rows) => rows.map((row) => ({ ...row, title: "x".repeat(101) })) },
        }),
      "Row 1 of “songs” in this file has a wrong value for “title”.",
    ],
    [
      "has a value that only the database refuses",
      (file) =>
        changed(file, {
          rows: {
            song_ratings: () => [
              {
                id: 1,
                song_id: file.rows("songs")[0]?.id,
                band_user_id: file.rows("band_users")[0]?.id,
                rating: 99,
                created_at: NOW,
                updated_at: NOW,
              },
            ],
          },
        }),
      "The records in this file do not belong together.",
    ],
    [
      "points at a song that is not in it",
      (file) =>
        changed(file, {
          rows: {
            bookmarks: () => [
              {
                id: 1,
                song_id: 99,
                band_user_id: file.rows("band_users")[0]?.id,
                sequence: 1,
                created_at: NOW,
              },
            ],
          },
        }),
      "Row 1 of “bookmarks” in this file leads nowhere with “song_id”.",
    ],
    [
      "points at a status that does not exist",
      (file) =>
        changed(file, {
          rows: { songs: (rows) => rows.map((row) => ({ ...row, song_status_id: 99 })) },
        }),
      "Row 1 of “songs” in this file leads nowhere with “song_status_id”.",
    ],
    [
      "has two records of one number",
      (file) => changed(file, { rows: { songs: (rows) => [...rows, ...rows] } }),
      "Row 2 of “songs” in this file has the number of another.",
    ],
    [
      "has no band",
      (file) => changed(file, { rows: { bands: () => [] } }),
      "“tables/bands.jsonl” in this file has been changed or is damaged.",
    ],
    [
      "has a picture that is none",
      (file) =>
        changed(file, {
          manifest: (list) => ({
            ...list,
            files: list.files.map((one) => ({ ...one, kind: "picture" })),
          }),
        }),
      "“files/take.mp3” in this file is of a kind or a size that is not taken here.",
    ],
  ];
  const NOW = "2026-11-23T18:00:00.000Z";

  it.each(cases)("since it %s, leaves nothing", async (_, make, words) => {
    const { token, file } = await bandWithSong(api);
    const bytes = await make(file);
    const before = await remains(api);
    const { status, failure } = await send(api, token, bytes, { key: OTHER });
    const message = failure.message.replace(/[0-9a-f]{40}/, "take");
    expect(message).toBe(words);
    expect([status, failure.code, failure.fields?.[0]?.path]).toEqual([422, "invalid", "file"]);
    expect(await remains(api)).toEqual(before);
    const params = { key: OTHER };
    expect((await api.call(getBandImportProgress, { params }, token)).status).toBe(404);
  });

  it("since it unpacks to more than it says, is refused before that", async () => {
    const { token, file } = await bandWithSong(api);
    const bomb = await changed(file, {
      rows: {
        songs: (rows) => rows.map((row) => ({ ...row, lyrics: "la ".repeat(300_000) })),
      },
    });
    // What the directory says of its size is made smaller, there and in the list.
    const size = bomb.readUInt32LE(bomb.lastIndexOf("tables/songs.jsonl") - 46 + 24);
    bomb.writeUInt32LE(size - 1000, bomb.lastIndexOf("tables/songs.jsonl") - 46 + 24);
    const { status, failure } = await send(api, token, bomb);
    expect([status, failure.message]).toEqual([
      422,
      "“tables/songs.jsonl” in this file has been changed or is damaged.",
    ]);
  });
});
