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
      { name: "letter.docx", size: 10 },
      { name: "Small Hours.mp3", size: 0 },
      { name: "Small Hours.wav", size: 301 * 1024 * 1024 },
    ],
    SONGS,
    7,
    new Set(),
    true,
  );
  expect(chosen.items).toEqual([
    {
      id: 7,
      kind: "recording",
      fileName: "01 Paper Lanterns.mp3",
      size: 10,
      target: { kind: "song", songId: 1 },
      suggestions: [1],
    },
    {
      id: 8,
      kind: "recording",
      fileName: "Unheard.wav",
      size: 10,
      target: { kind: "skip" },
      suggestions: [],
    },
  ]);
  expect([...chosen.files.keys()]).toEqual([7, 8]);
  expect(chosen.leftAside).toEqual([
    { name: "letter.docx", reason: "Neither audio nor video, and no PDF" },
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
    true,
  );
  expect(items[0]?.target).toEqual({ kind: "skip" });
});

it("gives a PDF the song of its name beside its recording, and keeps one of no song for the band", () => {
  const files = [
    { name: "Paper Lanterns.mp3", size: 10 },
    { name: "Paper Lanterns.pdf", size: 10 },
    { name: "Stage rules.pdf", size: 10 },
    { name: "Small Hours.pdf", size: 51 * 1024 * 1024 },
  ];
  const chosen = chooseRecordings(files, SONGS, 1, new Set(), true);
  expect(chosen.items.map(({ kind, target }) => [kind, target])).toEqual([
    ["recording", { kind: "song", songId: 1 }],
    ["paper", { kind: "song", songId: 1 }],
    ["paper", { kind: "band" }],
  ]);
  expect(chosen.leftAside).toEqual([{ name: "Small Hours.pdf", reason: "Larger than 50\u00a0MB" }]);
});

it("leaves aside a PDF of no song where its member may not add documents of the band", () => {
  const { items } = chooseRecordings([{ name: "Rules.pdf", size: 10 }], SONGS, 1, new Set(), false);
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
