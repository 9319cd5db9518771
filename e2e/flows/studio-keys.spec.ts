import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { openStudio, placeOf, showPanels } from "../support/studio.ts";

test.beforeEach(async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, ["Amber Road", "Low Tide"]);
  await signIn(page, administrator, "/songs/index");
});

test("a studio is worked by keys alone", { tag: "@laptop" }, async ({ page }) => {
  const studio = await openStudio(page, "Low Tide");
  await page.keyboard.press("Space");
  await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Add Marker" });
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Marker 1");
  await dialog.getByLabel("Name", { exact: true }).fill("Solo");
  await dialog.getByRole("button", { name: "Set" }).press("Enter");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("e");
  const edit = page.getByRole("dialog", { name: "Edit Marker" });
  await expect(edit.getByLabel("Name", { exact: true })).toHaveValue("Solo");
  await page.keyboard.press("Escape");
  await expect(edit).toBeHidden();
  await expect(studio).toBeVisible();

  await page.keyboard.press("l");
  await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");

  const zoom = studio.getByRole("slider", { name: "Zoom" });
  await expect(zoom).toHaveValue("5");
  await expect(studio.getByRole("button", { name: "Reset zoom" })).toBeHidden();
  await expect(studio.getByRole("slider", { name: "Pan" })).toBeHidden();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Control+=");
  await expect(zoom).toHaveValue("105");
  await expect(studio.getByText("21×")).toBeVisible();
  const pan = studio.getByRole("slider", { name: "Pan" });
  const before = Number(await pan.inputValue());
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await pan.inputValue())).toBeGreaterThan(before);
  await page.keyboard.press("Control+-");
  await expect(zoom).toHaveValue("85");
  await page.keyboard.press("Control+0");
  await expect(zoom).toHaveValue("5");

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await expect(keys.getByRole("heading", { name: "Audio Studio" })).toBeVisible();
  await expect(keys.getByText("Play from the loop start")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("Space presses a focused button and nothing else", { tag: "@laptop" }, async ({ page }) => {
  const studio = await openStudio(page, "Low Tide");
  await studio.getByRole("button", { name: "Forward 10 seconds" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => placeOf(studio)).toBe(10);
  await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  await showPanels(studio, "Markers");
  await studio.getByLabel("Your Notes").focus();
  await page.keyboard.type("Slow m and l, e");
  await expect(studio.getByLabel("Your Notes")).toHaveValue("Slow m and l, e");
  await expect(page.getByRole("dialog", { name: "Add Marker" })).toBeHidden();
});

test("keys go to the studio that has the focus", { tag: "@laptop" }, async ({ page }) => {
  await openStudio(page, "Amber Road");
  const upper = await openStudio(page, "Low Tide").catch(() => null);
  const low = page.getByRole("dialog", { name: "Low Tide" });
  const amber = page.getByRole("dialog", { name: "Amber Road" });
  expect(upper).not.toBeNull();
  await page.keyboard.press("Space");
  await expect(low.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(amber.getByRole("button", { name: "Pause" })).toBeHidden();
});
