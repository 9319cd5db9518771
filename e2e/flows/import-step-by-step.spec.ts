/** The way that bands move in: a table first, then charts onto its songs with recordings and papers beside them. */
import type { BandDocument } from "@bandstand/contracts/documents";
import type { Song, SongRow } from "@bandstand/contracts/songs";
import { zipSync } from "fflate";
import { readFile } from "node:fs/promises";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { paper } from "../support/paper.ts";
import { countSteps } from "../support/steps.ts";

const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});
const text = (name: string, ...lines: string[]) => file(name, Buffer.from(lines.join("\n")));

const TABLE = text(
  "songs.csv",
  "Title;Artist;Key;Duration",
  "Paper Lanterns;The Foundry;C;3:20",
  "Small Hours;The Foundry;Am;4:05",
  "Low Tide;The Foundry;G;3:45",
  "Dry Dock;The Foundry;D;2:58",
  "Night Bus;The Foundry;E;5:10",
);

const CHARTS = [
  text("Small Hours.onsong", "Small Hours", "The Foundry", "Capo: 2", "", "Verse:", "[G]Nothing"),
  text(
    "book.cho",
    "{title: Low Tide}\n{artist: The Foundry}\n[G]Out [C]again",
    "{new_song}\n{title: Dry Dock}\n{artist: The Foundry}\n[D]Nothing [A]moves",
  ),
];

/** A second of a tone in each of the formats. */
const RECORDINGS = {
  mp3: "01 - The Foundry - Paper Lanterns.mp3",
  wav: "small_hours (live).wav",
  flac: "Low Tide.flac",
  ogg: "drydock.ogg",
  m4a: "Night Bus 2026-11-20.m4a",
};

const recording = async (format: keyof typeof RECORDINGS) => {
  const tone = `../../apps/server/src/platform/media/fixtures/tone.${format}`;
  return file(RECORDINGS[format], await readFile(new URL(tone, import.meta.url)));
};

/** What another product keeps as its backup: some of it packed, some stored as it is. */
async function backup() {
  const [wav, flac, ogg] = await Promise.all([
    recording("wav"),
    recording("flac"),
    recording("ogg"),
  ]);
  const zip = zipSync({
    [`Media/${wav.name}`]: wav.buffer,
    [`Media/${flac.name}`]: [flac.buffer, { level: 0 }],
    [`Media/${ogg.name}`]: ogg.buffer,
    "Papers/Paper Lanterns.pdf": paper(["Paper Lanterns, lead sheet"]),
  });
  return file("backup.zip", Buffer.from(zip));
}

test("a table, then charts with recordings of five formats and PDFs: all of it is there, in few steps", async ({
  page,
  request,
  administrator,
}) => {
  await signIn(page, administrator, "/songs/index");
  const table = countSteps();
  await table.press(page.getByRole("button", { name: "Import from files" }));
  await table.choose(page.getByLabel("Choose files"), TABLE);
  await table.press(page.getByRole("button", { name: "Import 5 songs" }));
  await expect(page.getByText("5 songs imported.")).toBeVisible();
  expect(table.count).toBeLessThanOrEqual(4);

  const charts = countSteps();
  await charts.press(page.getByRole("button", { name: "Import more" }));
  await charts.choose(page.getByLabel("Choose files"), [
    ...CHARTS,
    await backup(),
    await recording("mp3"),
    await recording("m4a"),
    file("House rules.pdf", paper(["Take your cups with you"])),
  ]);
  await expect(page.getByText("Already here (3)")).toBeVisible();
  await page.getByText("7 files go to their songs afterwards").click();
  await expect(page.getByText("A PDF: kept as a document of its song").first()).toBeVisible();
  await charts.press(page.getByRole("button", { name: "Add to 3 songs" }));
  await expect(page.getByText("3 songs that were here changed.")).toBeVisible();
  expect(charts.count).toBeLessThanOrEqual(4);

  const besides = countSteps();
  await besides.press(page.getByRole("button", { name: "Upload 5 recordings and 2 PDFs" }));
  const upload = page.getByRole("dialog", { name: "Upload Recordings and Charts" });
  const songFor = (name: string) =>
    upload.getByLabel(`Song for ${name}`, { exact: true }).locator("option:checked");
  await expect(songFor("Paper Lanterns.pdf")).toHaveText("Paper Lanterns – The Foundry");
  await expect(upload.getByText("Kept with the song, as a document")).toBeVisible();
  await expect(songFor("House rules.pdf")).toHaveText("No song: a document of the band");
  await expectNoAxeViolations(page);
  await besides.press(upload.getByRole("button", { name: "Upload 5 Recordings and 2 PDFs" }));
  await expect(upload.getByText("7 of 7 uploaded")).toBeVisible({ timeout: 60_000 });
  expect(besides.count).toBeLessThanOrEqual(3);

  const headers = { authorization: `Bearer ${administrator.session.token}` };
  const told = async <Answer>(path: string) =>
    (await (await request.get(`/api/${path}`, { headers })).json()) as Answer;
  const rows = await told<SongRow[]>("songs");
  const songs = await Promise.all(rows.map(({ id }) => told<Song>(`song/${id}`)));
  expect(
    songs.map(({ title, songkey, capo, tab, recordingFilename }) => ({
      song: [title, songkey, capo],
      chart: tab?.split("\n").at(-1),
      recording: recordingFilename?.split(".").at(-1),
    })),
  ).toEqual([
    { song: ["Dry Dock", "D", null], chart: "[D]Nothing [A]moves", recording: "ogg" },
    { song: ["Low Tide", "G", null], chart: "[G]Out [C]again", recording: "flac" },
    { song: ["Night Bus", "E", null], chart: undefined, recording: "m4a" },
    { song: ["Paper Lanterns", "C", null], chart: undefined, recording: "mp3" },
    { song: ["Small Hours", "Am", 2], chart: "[G]Nothing", recording: "wav" },
  ]);
  const documents = await told<BandDocument[]>("documents");
  expect(
    documents.map(({ title, Song, DocumentType }) => [
      title,
      Song?.title ?? null,
      DocumentType.name,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ["Paper Lanterns", "Paper Lanterns", "Chart"],
      ["House rules", null, "Other"],
    ]),
  );
});
