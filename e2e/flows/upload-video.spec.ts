import type { Song } from "@bandstand/contracts/songs";
import type { APIRequestContext, Page } from "@playwright/test";
import { wavFile } from "../../apps/server/test/sounds.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { fakeYtDlp } from "../support/fake-yt-dlp.ts";
import { expect, test as base } from "../support/flow.ts";
import { type RegisteredMember, signIn } from "../support/member.ts";
import { mp3Of } from "../support/recordings.ts";
import { serverOfItsOwn } from "../support/server-of-its-own.ts";
import { addSongs } from "../support/songs.ts";

/** The flows run on a server that names a program for videos; the one of the other flows names none. */
const test = base.extend<object, { videoServer: string }>({
  videoServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const program = fakeYtDlp(mp3Of(3));
      const server = await serverOfItsOwn({ YT_DLP: program.program });
      await use(server.url);
      await server.stop();
      program.remove();
    },
    { scope: "worker" },
  ],
  baseURL: ({ videoServer }, use) => use(videoServer),
});

// In one worker of a screen, so that they share their server.
test.describe.configure({ mode: "default" });

/** The upload of a new song, which is answered. */
async function openUpload(
  page: Page,
  request: APIRequestContext,
  member: RegisteredMember,
): Promise<Song | undefined> {
  const [song] = await addSongs(request, member.session, [{ title: "Tin Roof Rain" }]);
  await signIn(page, member, `/songs/${song?.id}/upload`);
  return song;
}

/** As from the clipboard, without the right to read it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(":focus").evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData("text", pasted);
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent("paste", event));
  }, text);
}

/** The player keeps an empty one at hand for its own failures. */
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

const player = (page: Page) => page.getByRole("region", { name: "Player" });

test(
  "the upload waits with its shape until it is known where recordings may come from",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const known = Promise.withResolvers<void>();
    await page.route("**/api/application", async (route) => {
      await known.promise;
      await route.continue();
    });
    const [song] = await addSongs(request, administrator.session, [{ title: "Tin Roof Rain" }]);
    await signIn(page, administrator, `/songs/${song?.id}/upload`);
    const main = page.getByRole("main");
    await expect(main.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
    await expect(main.getByText("Choose a recording")).toHaveCount(0);
    known.resolve();
    await expect(page.getByRole("tab", { name: "File" })).toBeVisible();
    await expect(main.getByText("Choose a recording")).toBeVisible();
  },
);

test(
  "a video is found by search, its sound fetched, and played",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const song = await openUpload(page, request, administrator);
    await page.getByRole("tab", { name: "YouTube search" }).click();
    const words = page.getByLabel("Search YouTube");
    await expect(words).toHaveValue("Tin Roof Rain The Band");
    await words.fill("  ");
    await page.getByRole("tabpanel").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByText("Please enter a value")).toBeVisible();
    await words.fill("tin roof");
    await words.press("Enter");
    const videos = page.getByRole("list", { name: "Videos" });
    await expect(videos.getByRole("listitem")).toHaveCount(2);
    await expect(videos).toContainText("Halcyon Drive");
    await expect(videos).toContainText("3:28");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Download Tin Roof Rain", exact: true }).click();
    await expect(
      page.getByRole("progressbar", { name: "Downloading Tin Roof Rain" }),
    ).toBeVisible();
    await expect(page.getByText("is the recording of “Tin Roof Rain”")).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(player(page)).toContainText("Tin Roof Rain");
    const read = await request.get(`/api/song/${song?.id}`, {
      headers: { authorization: `Bearer ${administrator.session.token}` },
    });
    expect(await read.json()).toMatchObject({ youTubeId: "tinroof0001" });
  },
);

test(
  "a pasted address or id opens the URL tab, and what is none is refused",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await openUpload(page, request, administrator);
    await page.getByRole("tab", { name: "YouTube search" }).click();
    await page.getByLabel("Search YouTube").focus();
    await paste(page, "https://youtu.be/slow0000000");
    await expect(page.getByRole("tab", { name: "YouTube URL" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    const address = page.getByLabel("YouTube URL or id");
    await expect(address).toHaveValue("https://youtu.be/slow0000000");
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(page.getByText(/^5\d %$/)).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("tab", { name: "File" })).toBeVisible();

    await page.getByRole("tab", { name: "YouTube search" }).click();
    await page.getByLabel("Search YouTube").focus();
    await paste(page, "private0000");
    await expect(address).toHaveValue("private0000");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(alert(page)).toContainText(
      /Error downloading from YouTube: .*This video is private/,
      { timeout: 30_000 },
    );

    await page.getByRole("tab", { name: "YouTube URL" }).click();
    await address.fill("https://example.com/watch?v=dQw4w9WgXcQ");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(alert(page)).toHaveText("Invalid YouTube URL");
  },
);

test(
  "a failing search, an unreachable check and an id that is not kept are said",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await openUpload(page, request, administrator);
    await page.getByRole("tab", { name: "YouTube search" }).click();
    await page.getByLabel("Search YouTube").fill("nothing");
    await page.getByLabel("Search YouTube").press("Enter");
    await expect(alert(page)).toContainText(/^Error searching YouTube: .*away/);

    await page.route("**/api/youtube/validate**", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await page.getByRole("tab", { name: "YouTube URL" }).click();
    await page.getByLabel("YouTube URL or id").fill("tinroof0001");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(page.getByText("Error validating YouTube URL")).toBeVisible();

    await page.unroute("**/api/youtube/validate**");
    await page.route("**/api/savesong/**", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("YouTube URL or id").fill("tinroof0001");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(page.getByText("Failed to save YouTube ID").first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText("is the recording of “Tin Roof Rain”")).toBeVisible();
  },
);

test(
  "the tabbed dialog takes audio files only",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await openUpload(page, request, administrator);
    await expect(page.getByRole("tab", { name: "File" })).toBeVisible();
    await expect(page.getByText("MP3, WAV, M4A, OGG, FLAC")).toBeVisible();
    const file = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("film") };
    await page.getByLabel("Choose a recording").setInputFiles(file);
    await expect(alert(page)).toContainText("Error uploading file film.mp4: Only audio files");
    const sound = wavFile({ seconds: 1, content: { kind: "clicks", bpm: 120 } });
    await page
      .getByLabel("Choose a recording")
      .setInputFiles({ name: "rain.wav", mimeType: "audio/wav", buffer: sound });
    await expect(page.getByText("rain.wav is the recording of “Tin Roof Rain”")).toBeVisible();
  },
);

base(
  "where no program is set up there are no tabs for videos",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await openUpload(page, request, administrator);
    await expect(page.getByLabel("Choose a recording")).toHaveAttribute("accept", /video/);
    await expect(page.getByRole("tab")).toHaveCount(0);
  },
);
