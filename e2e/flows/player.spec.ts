import type { Song } from "@bandstand/contracts/songs";
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, pickAction, playedSeconds, playerOf } from "../support/recordings.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Player" });
const openSheet = (page: Page) => page.getByRole("button", { name: /^Open player/ }).click();

test.beforeEach(async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, [
    "Amber Road",
    "Low Tide",
    "Paper Lanterns",
  ]);
  await signIn(page, administrator, "/songs/index");
});

test(
  "the list plays on from the song that was picked, in its order",
  { tag: "@phone" },
  async ({ page }) => {
    await page.getByRole("button", { name: "Play Low Tide" }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
    await expectNoAxeViolations(page);
    await openSheet(page);
    const queue = sheet(page).getByRole("region", { name: "Queue" });
    await expect(queue.getByRole("listitem")).toHaveText([
      /Amber Road/,
      /Low Tide/,
      /Paper Lanterns/,
    ]);
    await expect(queue.getByText("2 of 3")).toBeVisible();
    await expectNoAxeViolations(page);

    await sheet(page).getByRole("button", { name: "Next song" }).click();
    await expect(sheet(page).getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
    await sheet(page).getByRole("button", { name: "Next song" }).click({ force: true });
    await expect(sheet(page).getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
    await sheet(page).getByRole("button", { name: "Repeat: off" }).click();
    await sheet(page).getByRole("button", { name: "Next song" }).click();
    await expect(sheet(page).getByRole("heading", { name: "Amber Road" })).toBeVisible();

    await queue.getByRole("button", { name: "Remove Low Tide from the queue" }).click();
    await expect(queue.getByRole("listitem")).toHaveText([/Amber Road/, /Paper Lanterns/]);
    await queue.getByRole("button", { name: /^Paper Lanterns/ }).click();
    await expect(sheet(page).getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
    await queue.getByRole("button", { name: "Clear" }).click();
    await expect(queue.getByRole("listitem")).toHaveText([/Paper Lanterns/]);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Pause Paper Lanterns" })).toBeVisible();
  },
);

test("a song that ends leads to the next one", { tag: "@phone" }, async ({ page }) => {
  await page.getByRole("button", { name: "Play Amber Road" }).click();
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
  await playerOf(page).getByRole("slider", { name: "Position" }).fill("29.5");
  await expect(page.getByRole("button", { name: "Pause Low Tide" })).toBeVisible();
});

test(
  "volume, muting, levelling and repeating are as they were after a reload",
  { tag: "@laptop" },
  async ({ page }) => {
    await page.getByRole("button", { name: "Play Amber Road" }).click();
    await playerOf(page).getByRole("slider", { name: "Volume" }).fill("0.35");
    await playerOf(page).getByRole("button", { name: "Mute" }).click();
    await playerOf(page).getByRole("button", { name: "More for the player" }).click();
    await page.getByRole("menuitem", { name: "Stop levelling loudness" }).click();
    await playerOf(page).getByRole("button", { name: "Repeat: off" }).click();
    await playerOf(page).getByRole("button", { name: "Repeat: all songs" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Play Amber Road" }).click();
    await expect(playerOf(page).getByRole("button", { name: "Repeat: this song" })).toBeVisible();
    await playerOf(page).getByRole("button", { name: "More for the player" }).click();
    await page.getByRole("menuitem", { name: "Level loudness" }).press("Escape");
    await playerOf(page).getByRole("button", { name: "Unmute" }).click();
    await expect(playerOf(page).getByRole("slider", { name: "Volume" })).toHaveValue("0.35");
  },
);

test("the lock screen knows the song and how far it is", { tag: "@phone" }, async ({ page }) => {
  await page.getByRole("button", { name: "Play Low Tide" }).click();
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
  const told = await page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    artist: navigator.mediaSession.metadata?.artist,
    state: navigator.mediaSession.playbackState,
  }));
  expect(told).toEqual({ title: "Low Tide", artist: "The Band", state: "playing" });
});

test("a recording whose file is gone says so", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/uploads/**", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Play Low Tide" }).click();
  await expect(playerOf(page).getByText("Error Loading Song", { exact: true })).toBeVisible();
  await expect(page.getByText("No audio file found to play").first()).toBeAttached();
  await expectNoAxeViolations(page);
});

test("a recording that the browser cannot play says so", { tag: "@laptop" }, async ({ page }) => {
  await page.route("**/uploads/**", (route) =>
    route.fulfill({ status: 200, contentType: "audio/mpeg", body: "no music" }),
  );
  await page.getByRole("button", { name: "Play Low Tide" }).click();
  await expect(page.getByText("Error playing recording").first()).toBeAttached();
  const told = playerOf(page).getByText("Error Loading Song", { exact: true });
  const colourOf = (shown: Locator) => shown.evaluate((one) => getComputedStyle(one).color);
  for (const name of ["Close player", "Queue", "Next song"]) {
    const control = playerOf(page).getByRole("button", { name, exact: true });
    expect(await colourOf(control)).toBe(await colourOf(told));
  }
  await expectNoAxeViolations(page);
});

test("the song's name in the player opens its chart", { tag: "@laptop" }, async ({ page }) => {
  await page.getByRole("button", { name: "Play Low Tide" }).click();
  await playerOf(page).getByRole("button", { name: "Open chart: Low Tide" }).click();
  await expect(page.getByRole("heading", { name: "Low Tide" }).first()).toBeVisible();
});

test(
  "the queue stands beside the list, which stays alive",
  { tag: "@laptop" },
  async ({ page }) => {
    await page.getByRole("button", { name: "Play Low Tide" }).click();
    await openSheet(page);
    await page.getByRole("button", { name: "Play Amber Road" }).click();
    await expect(sheet(page).getByRole("region", { name: "Now playing" })).toContainText(
      "Amber Road",
    );
    await expectNoAxeViolations(page);
    // What plays is stopped from the dock, which stands below.
    await expect(sheet(page).getByRole("button", { name: "Pause" })).toBeHidden();
    await sheet(page).getByRole("button", { name: "Close" }).press("Escape");
    await expect(sheet(page)).toBeHidden();

    // A record beside the list and the queue stand in one place: what was opened last is seen.
    await openSheet(page);
    await page.getByRole("link", { name: "Low Tide" }).click();
    await expect(sheet(page)).toBeHidden();
    await openSheet(page);
    await playerOf(page).getByRole("button", { name: "Pause" }).click();
    await expect(playerOf(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  },
);

test("on a phone the thin bar opens into the whole player", { tag: "@phone" }, async ({ page }) => {
  await page.getByRole("button", { name: "Play Low Tide" }).click();
  await openSheet(page);
  const box = await sheet(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expect(sheet(page).getByRole("slider", { name: "Position" })).toBeVisible();
  await sheet(page).getByRole("button", { name: "Pause" }).click();
  await expect(sheet(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

/** Whether a waveform shows more than the line of one that is not there yet. */
const hasBars = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const row = element.getContext("2d")?.getImageData(0, Math.floor(height / 4), width, 1).data;
    return row?.some((value) => value > 0);
  });

test(
  "song, place and queue are there again after a reload, silent until somebody presses",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const headers = { authorization: `Bearer ${administrator.session.token}` };
    const queue = sheet(page).getByRole("region", { name: "Queue" });
    await page.getByRole("button", { name: "Play Amber Road" }).click();
    await pickAction(page, "Paper Lanterns", "Play next");
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
    await playerOf(page).getByRole("slider", { name: "Position" }).fill("12");
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(12.2);
    await page.reload();

    await expect(playerOf(page).getByText("Amber Road")).toBeVisible();
    await expect(playerOf(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
    const left = await playedSeconds(page);
    expect(left).toBeGreaterThanOrEqual(12);
    await openSheet(page);
    await expect.poll(() => hasBars(sheet(page).locator("canvas"))).toBe(true);
    await expect(queue.getByRole("listitem")).toHaveText([
      /Amber Road/,
      /Paper Lanterns/,
      /Low Tide/,
    ]);
    await expectNoAxeViolations(page);
    expect(await playedSeconds(page)).toBe(left);
    await page.keyboard.press("Escape");

    const songs = (await (await request.get("/api/songs", { headers })).json()) as Song[];
    const gone = songs.find(({ title }) => title === "Low Tide");
    expect((await request.delete(`/api/deletesong/${gone?.id}`, { headers })).ok()).toBe(true);
    await page.reload();
    await playerOf(page).getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(left + 0.2);
    await openSheet(page);
    await expect(queue.getByRole("listitem")).toHaveText([/Amber Road/, /Paper Lanterns/]);
    await sheet(page).getByRole("button", { name: "Next song" }).click();
    await expect(sheet(page).getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
    await page.keyboard.press("Escape");

    const more = page.getByRole("button", { name: /^More( New notifications)?$/ });
    await more.click();
    await page.getByRole("button", { name: /^Notifications/ }).click();
    const told = page.getByRole("dialog", { name: "Notifications" });
    await expect(told.getByText("“Paper Lanterns” plays next")).toBeVisible();
    await page.keyboard.press("Escape");

    await more.click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL(/signin/);
    await signIn(page, administrator, "/songs/index");
    await expect(page.getByRole("button", { name: "Play Amber Road" })).toBeVisible();
    await expect(playerOf(page)).toBeHidden();
  },
);
