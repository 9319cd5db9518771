// Markers of others that do not come, or are there no more.

import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn, signInAs } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";
import { keepStudio, openStudio, shareStudio, showPanels } from "../support/studio.ts";

const TITLE = "Northbound Train";
const FAILED = "Failed to load shared markers";
const NONE = "No shared markers found. Ask your band members to share their markers first.";

test(
  "markers of others that cannot be loaded are said so, as are those that are shared no more",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addRecordedSongs(request, administrator.session, [TITLE]);
    const { id } = song ?? { id: 0 };
    const sam = await signInAs(request, await joinBand(administrator, "Sam", {}));
    await keepStudio(request, sam, id, { markers: [{ id: 1, time: 4, label: "Verse" }] });
    await shareStudio(request, sam, id);
    const isShared = (url: URL) => url.pathname === `/api/bandusersongs/shared/markers/${id}`;
    await page.route(isShared, (route) => route.abort());
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Markers");
    await expect(studio.getByRole("alert").getByText(FAILED)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(isShared);
    await studio.getByRole("button", { name: "Try again" }).click();
    await expect(studio.getByText(FAILED)).toBeHidden();

    await page.route(isShared, (route) => route.abort());
    await studio.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import Markers" });
    await expect(dialog.getByRole("heading", { name: FAILED })).toBeVisible();
    await expectNoAxeViolations(page);
    await shareStudio(request, sam, id, "");
    await page.unroute(isShared);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByText(NONE)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");

    await page.route(`**/api/bandusersong/${id}/sharing`, (route) => route.abort());
    await studio.getByRole("button", { name: "Share" }).click();
    const share = page.getByRole("switch", { name: "Share markers with band members" });
    await share.click();
    await expect(page.getByText("Failed to update sharing settings").first()).toBeAttached();
    await expect(share).not.toBeChecked();
  },
);
