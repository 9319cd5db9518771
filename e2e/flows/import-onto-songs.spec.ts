import type { Song, SongRow } from "@bandstand/contracts/songs";
import { strToU8 } from "fflate";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { openImporter } from "../support/songs-screen.ts";
import { addSongs } from "../support/songs.ts";

const file = (name: string, content: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(strToU8(content)),
});

test("charts come onto songs that are here: what they lack, in their place, or as new ones", async ({
  page,
  browser,
  request,
  administrator,
}) => {
  const [larkHere] = await addSongs(request, administrator.session, [
    { title: "Señor Lark", artist: "The Foundry", songkey: "A", seconds: 245 },
    { title: "Low Tide", artist: "The Foundry", songkey: "C", bpm: 96 },
    { title: "Dry Dock", artist: "The Foundry", songkey: "D" },
  ]);
  const joss = await (await browser.newContext()).newPage();
  await signIn(joss, await joinBand(administrator, "Joss"), `/song/${larkHere?.id}`);
  await expect(joss.getByRole("article", { name: "Señor Lark" })).toBeVisible();
  await signIn(page, administrator, "/songs/index");
  await openImporter(page, "Import from files");
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      file("Foundry - Senor Lark.cho", "{key: G}\n{tempo: 120}\n[G]Morning [D]bird\n"),
      file("Low Tide - The Foundry.cho", "{key: E}\n{tempo: 80}\n[E]Out [A]again\n"),
      file("Dry Dock.cho", "{key: F}\n[F]Nothing [C]moves\n"),
    ]);
  await expect(page.getByText("Already here (3)")).toBeVisible();
  await expect(
    page.getByText("“Señor Lark” by The Foundry: adds Tempo; Tab where there is none"),
  ).toBeVisible();
  await page.getByLabel("For all of them").selectOption("Leave out");
  await expect(page.getByText("There is nothing to import").first()).toBeVisible();
  await page.getByLabel("For all of them").selectOption("Add what they lack");
  await page
    .getByLabel(/What becomes of Low Tide|What becomes of The Foundry/)
    .selectOption("Replace");
  await page.getByLabel("What becomes of Dry Dock").selectOption("As a new song");
  await expect(page.getByText("Artist, where missing")).toBeVisible();
  await page.getByLabel("Artist, where missing").fill("The Foundry");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Import 1 song, add to 2" }).click();
  await expect(page.getByText("1 song imported, 2 songs that were here changed.")).toBeVisible();

  // Who has one of them open sees what has come onto it.
  await expect(joss.getByText("Morning")).toBeVisible();

  const headers = { authorization: `Bearer ${administrator.session.token}` };
  const songs = (await (await request.get("/api/songs", { headers })).json()) as SongRow[];
  expect(songs.map(({ title, songkey, bpm, seconds }) => [title, songkey, bpm, seconds])).toEqual([
    ["Dry Dock", "D", null, 210],
    ["Dry Dock", "F", null, null],
    ["Low Tide", "E", 80, 210],
    ["Señor Lark", "A", 120, 245],
  ]);
  const lark = songs.find(({ title }) => title === "Señor Lark")?.id;
  const whole = (await (await request.get(`/api/song/${lark}`, { headers })).json()) as Song;
  expect(whole.lyrics).toBeNull();
  expect(whole.tab).toContain("[G]Morning [D]bird");
});
