import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { openStudio, placeOf, showPanels, studioOf } from "../support/studio.ts";

test.beforeEach(async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, ["Northbound Train"]);
  await signIn(page, administrator, "/songs/index");
});

test("markers are set, gone to, deleted and brought back", async ({ page }) => {
  const studio = await openStudio(page, "Northbound Train");
  await showPanels(studio, "Markers");
  await expect(studio.getByText("No markers yet: press M or click Add Marker.")).toBeVisible();
  await expect(studio.getByRole("button", { name: "Import" })).toBeHidden();
  for (const name of ["Chorus", "Verse"]) {
    if (name === "Chorus") await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    else await studio.getByRole("button", { name: "Back 10 seconds" }).click();
    await studio.getByRole("button", { name: "Add Marker" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Marker" });
    await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.getByRole("button", { name: "Set" }).click();
    await expect(dialog).toBeHidden();
  }
  const chips = studio.getByRole("list", { name: "Markers" }).getByRole("listitem");
  await expect(chips).toHaveText([/Verse/, /Chorus/]);
  await expectNoAxeViolations(page);
  await chips.getByRole("button", { name: /^Chorus at/ }).click();
  await expect.poll(() => placeOf(studio)).toBe(10);

  await studio.getByRole("button", { name: "Loop this section" }).click();
  await expect(studio.getByText("0:10.0 – 0:30.0")).toBeVisible();

  await chips.getByRole("button", { name: "Remove Verse" }).click();
  await expect(chips).toHaveText([/Chorus/]);
  await studio.getByRole("button", { name: "Delete All" }).click();
  await expect(studio.getByText("1 marker deleted")).toBeVisible();
  await studio.getByRole("button", { name: "Undo" }).click();
  await expect(chips).toHaveText([/Chorus/]);

  await studio.getByRole("button", { name: "Save" }).click();
  await expect(said(page, "“Northbound Train” was saved")).toBeAttached();
  await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
  await page.reload();
  const again = studioOf(page, "Northbound Train");
  await showPanels(again, "Markers");
  await expect(again.getByRole("list", { name: "Markers" }).getByRole("listitem")).toHaveText([
    /Chorus/,
  ]);
});

test("the letters right after M name the marker", { tag: "@laptop" }, async ({ page }) => {
  const studio = await openStudio(page, "Northbound Train");
  await page.keyboard.press("m");
  // Keys of the studio, each of them.
  await page.keyboard.type("mile");
  const dialog = page.getByRole("dialog", { name: "Add Marker" });
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("mile");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await showPanels(studio, "Markers");
  const chips = studio.getByRole("list", { name: "Markers" }).getByRole("listitem");
  await expect(chips).toHaveText([/mile/]);
});

test(
  "what the server does not take is kept here, and said so",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, "Northbound Train");
    await studio.getByRole("button", { name: "Speed 0.5×" }).click();
    await page.route("**/api/bandusersong", (route) => route.abort());
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByText("Settings saved locally (database save failed)").first(),
    ).toBeVisible();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
  },
);
