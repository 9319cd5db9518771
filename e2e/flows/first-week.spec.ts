/** A covers band's first week, from the files of another program to the last song on stage, on a server that is restarted meanwhile. */
import type { Page } from "@playwright/test";
import type { SongRow } from "@bandstand/contracts/songs";
import { expect } from "../support/flow.ts";
import { keptForOffline } from "../support/kept-for-offline.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { test } from "../support/own-server-flow.ts";
import { mp3Of } from "../support/recordings.ts";
import { column, editorIsOpen, saveIt } from "../support/setlist-board.ts";
import { heardIn, openStudio } from "../support/studio.ts";

test.use({ serviceWorkers: "allow" });

const TITLES = (
  "Amber Road, Bright Harbour, Cold Kitchen, Dry Dock, Early Ferry, Fog Signal, Glass Pier, Half Moon, " +
  "Iron Bridge, Jetty Lights, Kelp, Low Tide, Marigold, Night Bus, Outer Sound, Paper Lanterns, Quay, " +
  "Rain Again, Small Hours, Tin Roof, Undertow, Venture, Weathervane, Yard Dog"
).split(", ");
const RECORDED = TITLES.slice(0, 5);

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(lines.join("\n")),
});

/** A table of four and a half minutes each, charts of three programs, and recordings. */
const FILES = [
  file(
    "songs.csv",
    "Title,Artist,Key,Tempo,Duration,Status,Genre",
    ...TITLES.map(
      (title, i) => `${title},The Foundry,${"CDEGA"[i % 5]},${90 + i},4:30,Current,Rock`,
    ),
  ),
  file("Amber Road.onsong", "Amber Road", "The Foundry", "", "Verse 1:", "[C]Amber on the [G]road"),
  file(
    "book.cho",
    "{title: Bright Harbour}\n{artist: The Foundry}\n[D]Bright the [A]harbour",
    "{new_song}\n{title: Cold Kitchen}\n{artist: The Foundry}\n[E]Cold the [B]kitchen",
  ),
  ...RECORDED.map((title) => ({
    name: `The Foundry - ${title}.mp3`,
    mimeType: "audio/mpeg",
    buffer: mp3Of(20),
  })),
];

test(
  "a band's first week: moved in, analysed, two sets with a break, kept offline, played while the server restarts",
  { tag: "@laptop" },
  async ({ page, request, administrator, server }) => {
    test.slow();
    const headers = { authorization: `Bearer ${administrator.session.token}` };

    await test.step("what it has elsewhere is imported, and nothing of it is lost", async () => {
      await signIn(page, administrator);
      const steps = page.getByRole("region", { name: "First steps" });
      await steps.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByLabel("Choose files").setInputFiles(FILES);
      await page.getByRole("button", { name: "Import 24 songs" }).click();
      await expect(page.getByText("24 songs imported.")).toBeVisible();
      await page.getByRole("button", { name: "Upload 5 recordings" }).click();
      const upload = page.getByRole("dialog", { name: "Upload Recordings" });
      await upload.getByRole("button", { name: "Upload 5 Recordings" }).click();
      await expect(upload.getByText("5 of 5 uploaded")).toBeVisible({ timeout: 60_000 });
      const songs = (await (await request.get("/api/songs", { headers })).json()) as SongRow[];
      expect(songs).toHaveLength(24);
      expect(songs.filter(({ recordingFilename }) => recordingFilename !== null)).toHaveLength(5);
      expect(songs.every(({ seconds, genreId }) => seconds === 270 && genreId !== null)).toBe(true);
    });

    await test.step("five songs are analysed", async () => {
      await page.goto("/songs/index");
      for (const title of RECORDED) {
        const studio = await openStudio(page, title, { analysis: "runs" });
        await expect(heardIn(studio)).toBeVisible({ timeout: 60_000 });
        await studio.getByRole("button", { name: "Close", exact: true }).click();
        await expect(studio).toBeHidden();
        await expect(page).toHaveURL(/\/songs\/index$/);
      }
    });

    await test.step("two sets of 45 minutes with a break between them", async () => {
      await page.goto("/setlist/add");
      const form = page.getByRole("main");
      await form.getByRole("textbox", { name: "Title" }).fill("Saturday");
      await form.getByRole("textbox", { name: "Planned Length" }).fill("90");
      await form.getByRole("button", { name: "Add Setlist" }).click();
      await expect(said(page, "“Saturday” was added")).toBeAttached();
      const [setlist] = (await (await request.get("/api/setlists", { headers })).json()) as {
        id: number;
      }[];
      await page.goto(`/setlist/${setlist?.id}/edit`);
      await editorIsOpen(page);
      for (const set of [1, 2]) await fill(page, set);
      await page.getByRole("button", { name: "Add a break before Set 2" }).click();
      const pause = page.getByRole("dialog", { name: "Break before Set 2" });
      await pause.getByRole("button", { name: "Done" }).click();
      // What is said and tuned between the songs counts as well.
      for (const name of ["First Set", "Second Set"])
        await expect(column(page, name)).toContainText("47 min");
      await expect(page.getByRole("button", { name: "20 min before Set 2" })).toBeVisible();
      await saveIt(page);
      await page.goto(`/setlist/${setlist?.id}`);
    });

    await test.step("it is kept on this device", async () => {
      await page.getByRole("button", { name: "More for Saturday" }).click();
      await page.getByRole("menuitem", { name: "Keep offline" }).click();
      const keeping = page.getByRole("dialog", { name: "Keep Saturday offline" });
      await expect(keeping.getByText("On this device now")).toBeVisible({ timeout: 60_000 });
      await keeping.getByRole("button", { name: "Close" }).last().click();
      await keptForOffline(page);
    });

    await test.step("all of it is played by the pedal, while the server restarts", async () => {
      await page.getByRole("link", { name: "Stage view" }).click();
      const stage = page.getByRole("dialog", { name: "Stage view of Saturday" });
      const songs = stage.getByRole("link", { name: /^\d+ / });
      await expect(songs).toHaveCount(20);
      const titles = await songs.allInnerTexts();
      const restarted = server.restart();
      for (const text of titles) {
        const title = TITLES.find((one) => text.includes(one)) ?? text;
        await page.waitForTimeout(350);
        await page.keyboard.press("PageDown");
        await expect(stage.getByRole("region", { name: title })).toBeFocused();
      }
      await expect(stage.getByText("Last song")).toBeVisible();
      await restarted;
      await page.goto("/songs/index");
      await expect(page.getByRole("row", { name: /^Amber Road,/ })).toBeVisible();
      await expect(page.getByText("You are offline.")).toBeHidden();
    });
  },
);

async function fill(page: Page, set: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Fill Set ${set}`) }).click();
  const dialog = page.getByRole("dialog", { name: `Fill ${set === 1 ? "First" : "Second"} Set` });
  await dialog.getByLabel("Length").fill("45");
  await dialog.getByRole("button", { name: "Add 10 songs" }).click();
}
