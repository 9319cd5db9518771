import { expect, it } from "vitest";
import { chooseRecordings, newSongOf } from "./choose-recordings.ts";

const SONGS = [
  { id: 1, title: "Paper Lanterns", artist: "The Foundry" },
  { id: 2, title: "Small Hours", artist: "The Foundry" },
];

it("gives each recording its song, and leaves aside what is none", () => {
  const chosen = chooseRecordings(
    [
      { name: "01 Paper Lanterns.mp3", size: 10 },
      { name: "Unheard.wav", size: 10 },
      { name: "letter.pdf", size: 10 },
      { name: "Small Hours.mp3", size: 0 },
      { name: "Small Hours.wav", size: 301 * 1024 * 1024 },
    ],
    SONGS,
    7,
    new Set(),
  );
  expect(chosen.items).toEqual([
    {
      id: 7,
      fileName: "01 Paper Lanterns.mp3",
      size: 10,
      target: { kind: "song", songId: 1 },
      suggestions: [1],
    },
    { id: 8, fileName: "Unheard.wav", size: 10, target: { kind: "skip" }, suggestions: [] },
  ]);
  expect([...chosen.files.keys()]).toEqual([7, 8]);
  expect(chosen.leftAside).toEqual([
    { name: "letter.pdf", reason: "Neither audio nor video" },
    { name: "Small Hours.mp3", reason: "This file is empty" },
    { name: "Small Hours.wav", reason: "Larger than 300\u00a0MB" },
  ]);
});

it("gives no song twice, also where files are added later", () => {
  const { items } = chooseRecordings(
    [{ name: "Paper Lanterns.wav", size: 10 }],
    SONGS,
    1,
    new Set([1]),
  );
  expect(items[0]?.target).toEqual({ kind: "skip" });
});

it("makes a song of a file's name, the band's own where no artist is named", () => {
  expect(newSongOf("02 - Nena - 99 Luftballons.mp3", "The Foundry")).toEqual({
    kind: "new",
    title: "99 Luftballons",
    artist: "Nena",
  });
  expect(newSongOf("אור 😀.m4a", "The Foundry")).toEqual({
    kind: "new",
    title: "אור 😀",
    artist: "The Foundry",
  });
});
