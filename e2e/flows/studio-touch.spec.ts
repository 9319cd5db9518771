// A finger on the studio's sliders: along them it moves them, across them it scrolls.

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { centreOf, swipe } from "../support/pointer.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { openStudio } from "../support/studio.ts";

const TITLE = "Northbound Train";

/** How far up the page and everything in it have been scrolled together, in pixels. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")].reduce((sum, { scrollTop }) => sum + scrollTop, 0),
  );

/** A point of a slider that its thumb, which stands in the middle, is away from. */
async function besideThumb(slider: Locator) {
  const { x, y } = await centreOf(slider);
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  return width > height ? { x: x + width / 4, y } : { x, y: y + height / 4 };
}

test(
  "a finger that scrolls over a slider leaves it, and one along it moves it",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, [TITLE]);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    const pitch = studio.getByRole("slider", { name: "Semitones" });
    await pitch.scrollIntoViewIfNeeded();
    for (const from of [await centreOf(pitch), await besideThumb(pitch)]) {
      const before = await scrolled(page);
      await swipe(page, { from, to: { x: from.x + 6, y: from.y - 60 } });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 20);
      await expect(pitch).toHaveValue("0");
      await swipe(page, { from, to: { x: from.x - 6, y: from.y + 60 } });
      await expect(pitch).toHaveValue("0");
    }
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();

    const middle = await centreOf(pitch);
    await swipe(page, { from: middle, to: { x: middle.x + 60, y: middle.y + 5 } });
    await expect.poll(async () => Number(await pitch.inputValue())).toBeGreaterThan(1);
    const { x, y } = await besideThumb(pitch);
    await page.touchscreen.tap(x, y);
    await expect(pitch).toHaveValue("6");

    const band = studio.getByRole("slider", { name: "450 Hz" });
    await band.scrollIntoViewIfNeeded();
    const track = await besideThumb(band);
    await swipe(page, { from: track, to: { x: track.x, y: track.y - 60 } });
    await expect(band).toHaveValue("0");
  },
);
