import type { Song, SongRow } from "@bandstand/contracts/songs";
import { strToU8 } from "fflate";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { openImporter } from "../support/songs-screen.ts";

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(strToU8(lines.join("\n"))),
});

const FILES = [
  file(
    "bandhelper.csv",
    "Title,Artist,Key,Tempo,Time Signature,Duration,CCLI,Tags",
    "Harbour Lights,The Foundry,G,fast,6/8,3:45,7654321,Slow",
    "Low Tide,The Foundry,am,88,4/4,4:05,,",
  ),
  file(
    "Harbour Lights.onsong",
    "Harbour Lights",
    "Foundry",
    "Key: G",
    "Tempo: 96",
    "Capo: 2",
    "Flow: V1 C",
    "",
    "Verse 1:",
    "[G]Lamps along the [C]water",
  ),
  file(
    "Salt and Smoke",
    '<?xml version="1.0"?>',
    "<song><title>Salt &amp; Smoke</title><author>The Foundry</author><key>D</key>",
    "<time_sig>3/4</time_sig><lyrics>[V1]",
    ".D    G",
    " Salt in the morning",
    "</lyrics></song>",
  ),
  file(
    "book.cho",
    "{title: Dry Dock}",
    "{artist: The Foundry}",
    "{artist: Ann}",
    "{Instrumental riff}",
    "[C]Dry",
    "{new_song}",
    "{title: LOW TIDE}",
    "{artist: Foundry}",
    "[Am]Out again",
  ),
];

test("a band moves in with its table, OnSong, OpenSong and a songbook at once, and nothing is lost", async ({
  page,
  request,
  administrator,
}) => {
  await signIn(page, administrator, "/songs/index");
  await openImporter(page, "Import from files");
  await page.getByLabel("Choose files").setInputFiles(FILES);
  await expect(page.getByText("Twice in the files (2)")).toBeVisible();
  await expect(page.getByLabel("Time Signature is")).toHaveValue("kept");
  await page.getByLabel("CCLI is").selectOption("Leave out");
  await page.getByLabel("CCLI is").selectOption("Into the notes");
  await page.getByText("2 to look at").click();
  await expect(
    page.getByText("The tempo “fast” is not a number: it is kept in the notes"),
  ).toBeVisible();
  await expect(page.getByText("The key “am” was read as Am")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Import 4 songs" }).click();
  await expect(page.getByText("4 songs imported.")).toBeVisible();

  const headers = { authorization: `Bearer ${administrator.session.token}` };
  const rows = (await (await request.get("/api/songs", { headers })).json()) as SongRow[];
  const songs = await Promise.all(
    rows.map(
      async ({ id }) => (await (await request.get(`/api/song/${id}`, { headers })).json()) as Song,
    ),
  );
  expect(songs.map(({ title, artist, songkey, bpm, capo }) => [title, artist, songkey, bpm, capo]))
    // The table says a tempo that is none, and the chart of OnSong a good one.
    .toEqual([
      ["Dry Dock", "The Foundry", null, null, null],
      ["Harbour Lights", "The Foundry", "G", 96, 2],
      ["Low Tide", "The Foundry", "Am", 88, null],
      ["Salt & Smoke", "The Foundry", "D", null, null],
    ]);
  expect(songs.map(({ notes }) => notes)).toEqual([
    "Artist: Ann",
    "Tempo: fast\nTime Signature: 6/8\nCCLI: 7654321\n\nFlow: V1 C",
    "Time Signature: 4/4",
    "Time: 3/4",
  ]);
  // Singers are shown the words of the charts, of which no copy is kept.
  for (const [place, words] of ["Dry", "Lamps along", "Out again", "Salt in"].entries()) {
    expect(songs[place]?.lyrics).toBeNull();
    expect(songs[place]?.tab).toContain(words);
  }
  expect(songs[0]?.tab).toContain("{comment: Instrumental riff}");
});
