// What is changed in a studio and not saved, when its tab or its session goes.

import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { keptDraftBytes, keptDrafts } from "../support/drafts.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { openStudio, showPanels, studioOf } from "../support/studio.ts";

const TITLE = "Northbound Train";
const BACK = /^Your unsaved changes from \d\d:\d\d are back$/;

test.beforeEach(async ({ request, administrator }) => {
  await addRecordedSongs(request, administrator.session, [TITLE]);
});

/** Notes and a marker, kept on the device. */
async function change(page: Page): Promise<void> {
  const studio = await openStudio(page, TITLE);
  await showPanels(studio, "Markers");
  await studio.getByLabel("Your Notes").fill("Breathe before the chorus.");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const before = await keptDraftBytes(page);
  await studio.getByRole("button", { name: "Add Marker" }).click();
  await page
    .getByRole("dialog", { name: "Add Marker" })
    .getByRole("button", { name: "Set" })
    .click();
  await expect(studio.getByRole("button", { name: "Marker 1 at 0:00.0" })).toBeVisible();
  await expect.poll(() => keptDraftBytes(page)).toBeGreaterThan(before);
}

async function expectBack(page: Page) {
  const studio = studioOf(page, TITLE);
  await expect(studio.getByText(BACK)).toBeVisible();
  await showPanels(studio, "Markers");
  await expect(studio.getByLabel("Your Notes")).toHaveValue("Breathe before the chorus.");
  await expect(studio.getByRole("button", { name: "Marker 1 at 0:00.0" })).toBeVisible();
  return studio;
}

test(
  "notes and markers survive their tab, and are gone once they are taken back",
  { tag: "@phone" },
  async ({ page, context, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    await change(page);
    // As a phone does with what has been out of sight for long: nobody is asked, nothing is told.
    await page.close();

    const later = await context.newPage();
    await later.goto("/songs/index");
    await openStudio(later, TITLE);
    const studio = await expectBack(later);
    await expectNoAxeViolations(later);
    const discard = studio.getByRole("button", { name: "Discard" });
    // Its word, on a phone as well.
    expect((await discard.boundingBox())?.width).toBeGreaterThan(60);
    await discard.click();
    await later.getByRole("button", { name: "Discard changes" }).click();
    await expect(studio.getByText(BACK)).toBeHidden();
    await expect(studio.getByLabel("Your Notes")).toHaveValue("");
    await expect.poll(() => keptDrafts(later)).toBe(0);
  },
);

test(
  "notes and markers survive a session that ends, and are gone once they are saved",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { token } = await signIn(page, administrator, "/songs/index");
    await change(page);
    // The log is asked for, and refused.
    await page.route("**/api/practice/*", async (route) => {
      await request.post("/api/signout", { headers: { authorization: `Bearer ${token}` } });
      await route.continue();
    });
    await showPanels(studioOf(page, TITLE), "Practice");
    await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();

    // The page that was open tells nothing of a studio.
    await expect(page.getByText(`“${TITLE}” is not saved`).first()).toBeAttached();
    const waiting = page.getByRole("list", { name: "Notifications" });
    await waiting.getByRole("button", { name: "Open" }).click();
    const studio = await expectBack(page);
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await expect.poll(() => keptDrafts(page)).toBe(0);
  },
);
