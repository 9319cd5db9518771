import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, pickAction } from "../support/recordings.ts";
import { listenTo } from "../support/sound/page-ear.ts";
import { openStudio, placeOf, studioOf } from "../support/studio.ts";

const SONG = "Northbound Train";
const HELD = "Your browser holds the sound back. Press Play.";

test.beforeEach(async ({ request, administrator }) => {
  await addRecordedSongs(request, administrator.session, [SONG]);
});

test(
  "a sound that the browser blocks waits for another press of Play",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function playOnceBlocked() {
        HTMLMediaElement.prototype.play = play;
        return Promise.reject(new DOMException("Touch the page first.", "NotAllowedError"));
      };
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, SONG);
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect(studio.getByRole("status").getByText(HELD)).toBeVisible();
    await expectNoAxeViolations(page);
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect(studio.getByText(HELD)).toBeHidden();
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(0.3);
  },
);

test(
  "a sound that the system takes away goes on where it was",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await listenTo(page);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, SONG);
    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(10.3);
    await page.evaluate(() => Promise.all(window.contexts.map((context) => context.suspend())));
    await expect(studio.getByText(HELD)).toBeVisible();
    const place = await placeOf(studio);
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect(studio.getByText(HELD)).toBeHidden();
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(place + 0.3);
    expect(await placeOf(studio)).toBeLessThan(place + 10);
  },
);

test(
  "a waveform that cannot be drawn closes its studio, and its lock with it",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, SONG);
    await studio.getByRole("button", { name: "Speed 0.5×" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeVisible();
    await page.evaluate(() => {
      window.Path2D = class extends window.Path2D {
        override roundRect() {
          throw new Error("There is no waveform.");
        }
      };
    });
    // It is gone before a value could be filled in.
    await studio.getByRole("slider", { name: "Zoom" }).press("End");
    await expect(page.getByText("Error in audio studio").first()).toBeVisible();
    await expect(studio).toBeHidden();
    // Nothing asks before the page goes.
    await expect(page).toHaveURL(/\/songs\/index/u);
    await page.reload();
    await openStudio(page, SONG);
  },
);

test(
  "a window whose content does not come says so, and comes with another load",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const isStudio = (url: URL) => /\/assets\/studio-window-.*\.js$/.test(url.pathname);
    await page.route(isStudio, (route) => route.abort());
    await pickAction(page, SONG, "Audio Studio");
    const told = page.getByRole("dialog").getByRole("alert");
    await expect(told.getByText("Failed to open dialog.")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(isStudio);
    await told.getByRole("button", { name: "Reload" }).click();
    const play = studioOf(page, SONG).getByRole("button", { name: "Play", exact: true });
    await expect(play).toHaveAttribute("aria-busy", "false");
  },
);
