import type { Page } from "@playwright/test";
import { notSound, wavFile } from "../../apps/server/test/sounds.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { mp3Of } from "../support/recordings.ts";
import { addSongs } from "../support/songs.ts";
import { isPhone } from "../support/list-screen.ts";

const player = (page: Page) => page.getByRole("region", { name: "Player" });
const position = (page: Page) => player(page).getByRole("slider", { name: "Position" });
const seconds = async (page: Page) => Number(await position(page).inputValue());

const wav = (length: number) => ({
  name: "lanterns.wav",
  mimeType: "audio/wav",
  buffer: wavFile({ seconds: length, content: { kind: "clicks", bpm: 120 } }),
});
const mp3 = (length: number) => ({
  name: "lanterns.mp3",
  mimeType: "audio/mpeg",
  buffer: mp3Of(length),
});

async function choose(page: Page, file: ReturnType<typeof wav>): Promise<void> {
  await page.getByLabel("Choose a recording").setInputFiles(file);
}

/** As on a mobile network. Answers the way back to a fast one. */
async function limitUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return () => devtools.detach();
}

/** Whether anything taller than the calm line is drawn in the player. */
async function hasWaves(page: Page): Promise<boolean> {
  return player(page)
    .locator("canvas")
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
      const quarter = Math.floor(canvas.height / 4);
      const pixels = canvas.getContext("2d")?.getImageData(0, quarter, canvas.width, 1).data;
      return pixels?.some((value, index) => index % 4 === 3 && value > 0) ?? false;
    });
}

/** A phone's thin bar has no room for them. */
async function expectWaves(page: Page): Promise<void> {
  if (!isPhone()) await expect.poll(() => hasWaves(page)).toBe(true);
}

test.beforeEach(async ({ page, request, administrator }) => {
  const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
  await signIn(page, administrator, `/songs/${song?.id}/upload`);
});

test(
  "a WAV file is uploaded on a slow network, and cancelled in the middle leaves nothing",
  { tag: "@laptop" },
  async ({ page }) => {
    await expect(page.getByLabel("Choose a recording")).toBeAttached();
    await expectNoAxeViolations(page);
    const hurry = await limitUpload(page, 30_000);
    await choose(page, wav(10));
    const progress = page.getByRole("progressbar", { name: "Uploading lanterns.wav" });
    await expect
      .poll(async () => Number(await progress.getAttribute("value")))
      .toBeGreaterThan(0.05);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(progress).toBeHidden();
    await expect(page.getByLabel("Choose a recording")).toBeAttached();
    await hurry();
    await page.reload();
    await expect(page.getByLabel("Choose a recording")).toBeAttached();
    await expect(page.getByText("has a recording")).toHaveCount(0);

    await choose(page, wav(10));
    await expect(
      page.getByText("lanterns.wav is the recording of “Paper Lanterns”."),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "a file that did not come through is sent again at a press",
  { tag: "@laptop" },
  async ({ page }) => {
    await page.route("**/api/fileupload/**", (route) => route.abort());
    await choose(page, mp3(5));
    await expect(
      page.getByRole("alert").filter({ hasText: "The server is not available" }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unrouteAll();

    await page.getByRole("button", { name: "Try again" }).click();

    await expect(
      page.getByText("lanterns.mp3 is the recording of “Paper Lanterns”."),
    ).toBeVisible();
  },
);

test("a letter named .mp3 is refused", { tag: "@laptop" }, async ({ page }) => {
  await choose(page, { name: "letter.mp3", mimeType: "audio/mpeg", buffer: notSound() });
  await expect(page.getByRole("alert").filter({ hasText: "Error uploading file" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  await expect(page.getByLabel("Choose a recording")).toBeAttached();
  await expectNoAxeViolations(page);
});

test(
  "an MP3 file is uploaded and plays on across the pages",
  { tag: "@laptop" },
  async ({ page }) => {
    await choose(page, mp3(30));
    await expect(
      page.getByText("lanterns.mp3 is the recording of “Paper Lanterns”."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Play", exact: true }).first().click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.5);
    await expect(page.getByRole("main").getByRole("button", { name: "Pause" })).toBeVisible();
    await expectWaves(page);
    await expectNoAxeViolations(page);

    const areas = page.getByRole("navigation", { name: "Areas" });
    const before = await seconds(page);
    await areas.getByRole("link", { name: isPhone() ? "Home" : "Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await areas.getByRole("link", { name: "Songs" }).click();
    await expect(page.getByRole("heading", { name: "Songs", level: 1 })).toBeVisible();
    await expect.poll(() => seconds(page)).toBeGreaterThan(before + 0.5);
    await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause Paper Lanterns" })).toBeVisible();

    await position(page).fill("20");
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(20);
    await page.getByRole("heading", { name: "Songs", level: 1 }).click();
    await page.keyboard.press("p");
    await expect(player(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
    const paused = await seconds(page);
    await page.keyboard.press("[");
    await expect.poll(() => seconds(page)).toBeCloseTo(paused - 2, 0);

    await player(page).getByRole("button", { name: "Close player" }).click();
    await expect(position(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Play Paper Lanterns" }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);

    await page.reload();
    await page.getByRole("button", { name: "Play Paper Lanterns" }).click();
    await expectWaves(page);
  },
);

test(
  "a recording that does not load says so, and plays once it does",
  { tag: "@laptop" },
  async ({ page }) => {
    await choose(page, mp3(5));
    await expect(page.getByText("is the recording of")).toBeVisible();
    await page.goto("/songs/index");
    await page.route("**/uploads/**", (route) => route.abort());
    await page.getByRole("button", { name: "Play Paper Lanterns" }).click();
    await expect(player(page).getByText("Error Loading Song", { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute("**/uploads/**");
    await page.getByRole("button", { name: "Play Paper Lanterns" }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  },
);

test("a song without a recording says so", { tag: "@laptop" }, async ({ page }) => {
  await page.goto("/songs/index");
  const row = page.getByRole("row", { name: /^Paper Lanterns,/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole("button", { name: "Play Paper Lanterns" })).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await expect(
    page.getByRole("status").getByText("No recording available for this song"),
  ).toBeAttached();
});
