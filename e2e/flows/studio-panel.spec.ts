import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";
import { openStudio, pickInStudio, placeOf, showPanels, studioOf } from "../support/studio.ts";

test.beforeEach(async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, ["Northbound Train"]);
  await signIn(page, administrator, "/songs/index");
});

test("a studio plays, skips, stops and goes where it is told", async ({ page, isMobile }) => {
  const studio = await openStudio(page, "Northbound Train");
  await expectNoAxeViolations(page);
  await studio.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => placeOf(studio)).toBeGreaterThan(0.3);
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await expect.poll(() => placeOf(studio)).toBeGreaterThan(10);
  await studio.getByRole("button", { name: "Pause" }).click();
  await studio.getByRole("button", { name: "Back 10 seconds" }).click();
  await expect.poll(() => placeOf(studio)).toBeLessThan(10);

  await studio.getByRole("button", { name: /^\d+:\d/ }).click();
  const popup = studio.getByRole("dialog", { name: "Set the playhead" });
  await expect(
    popup.getByText("Enter time as mm:ss (e.g. 1:30) or seconds (e.g. 90)"),
  ).toBeVisible();
  await expect(popup).toBeInViewport({ ratio: 1 });
  expect(await popup.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  await expectNoAxeViolations(page);
  await popup.getByLabel("Time").fill("1:30");
  await expect(popup.getByRole("button", { name: "Set" })).toHaveAttribute("aria-disabled", "true");
  await popup.getByLabel("Time").fill("0:12.5");
  await page.keyboard.press("Enter");
  await expect(popup).toBeHidden();
  await expect.poll(() => placeOf(studio)).toBe(12.5);
  // One row of a phone has no room for it.
  if (isMobile) await pickInStudio(page, studio, "Stop");
  else await studio.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => placeOf(studio)).toBe(0);
});

test(
  "what is set is saved, and what is not is taken back",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, "Northbound Train");
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await studio.getByRole("button", { name: "Speed 0.75×" }).click();
    await studio.getByRole("slider", { name: "Volume" }).fill("0.5");
    await showPanels(studio, "Markers");
    await studio.getByLabel("Your Notes").fill("Breathe before the chorus.");
    await expectNoAxeViolations(page);
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();

    await studio.getByLabel("Your Notes").fill("Never mind.");
    await studio.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(studio.getByLabel("Your Notes")).toHaveValue("Breathe before the chorus.");

    await page.reload();
    const again = studioOf(page, "Northbound Train");
    // It opens with the panel that was open last.
    await expect(again.getByLabel("Your Notes")).toBeVisible();
    await showPanels(again, "Sound");
    await expect(again.getByRole("slider", { name: "Speed", exact: true })).toHaveValue("0.75");
    await expect(again.getByRole("slider", { name: "Volume" })).toHaveValue("0.5");
    await again.getByRole("button", { name: "Reset audio" }).click();
    await expect(again.getByRole("slider", { name: "Speed", exact: true })).toHaveValue("1");
    await expect(again.getByRole("slider", { name: "Volume" })).toHaveValue("0.8");
  },
);

test(
  "a studio with changes asks before it closes, and locks no other",
  { tag: "@phone" },
  async ({ page }) => {
    const studio = await openStudio(page, "Northbound Train");
    await studio.getByRole("button", { name: "Speed 0.5×" }).click();
    await studio.getByRole("button", { name: "Close", exact: true }).click();
    const question = page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog", { name: "Unsaved Changes" }));
    await expect(question.getByText("Close it and lose the changes?")).toBeVisible();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(studio).toBeVisible();
    await studio.getByRole("button", { name: "Close", exact: true }).click();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(studio).toBeHidden();
  },
);

test(
  "a loop begins with five seconds around the playhead, and is cleared",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, "Northbound Train");
    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await studio.getByRole("button", { name: "Loop", exact: true }).click();
    await showPanels(studio, "Markers");
    await expect(studio.getByText("0:07.5 – 0:12.5")).toBeVisible();
    await expectNoAxeViolations(page);
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => placeOf(studio), { timeout: 15_000 }).toBeGreaterThan(11);
    await expect.poll(() => placeOf(studio), { timeout: 15_000 }).toBeLessThan(9);
    await studio.getByRole("button", { name: "Clear" }).click();
    await expect(studio.getByText("No region yet")).toBeVisible();
    await expect(studio.getByRole("switch", { name: "Loop" })).not.toBeChecked();
  },
);

test("the docked player and a studio pause each other", { tag: "@laptop" }, async ({ page }) => {
  await page.getByRole("button", { name: "Play Northbound Train" }).click();
  const player = playerOf(page);
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await player.getByRole("button", { name: "Studio" }).click();
  const studio = studioOf(page, "Northbound Train");
  await studio.getByRole("button", { name: "Play", exact: true }).click();
  await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await player.getByRole("button", { name: "Play", exact: true }).click();
  await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});
