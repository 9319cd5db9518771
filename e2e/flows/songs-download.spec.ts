import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { addSongs } from "../support/songs.ts";
import { chooseForList } from "../support/list-screen.ts";
import { openSongs, row } from "../support/songs-screen.ts";

/** As a browser that cannot ask where to put a file. */
async function withoutSavePicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "showSaveFilePicker", { value: undefined });
  });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Download Recordings" });

test(
  "the displayed recordings come as one ZIP, and the library as files",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await addRecordedSongs(request, session, ["Half Moon", "Northbound Train"], 1);
    await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await withoutSavePicker(page);
    await openSongs(page, administrator);
    await expect(row(page, "Paper Lanterns")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play (Half|North|Paper)/ })).toHaveCount(2);
    await chooseForList(page, "Download recordings as ZIP");
    await expect(dialog(page)).toContainText("2 recordings as one file, “Song List.zip”.");
    await expectNoAxeViolations(page);
    const zip = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: "Download", exact: true }).click();
    expect((await zip).suggestedFilename()).toBe("Song List.zip");
    await expect(dialog(page)).toBeHidden();

    const csv = page.waitForEvent("download");
    await chooseForList(page, "Export as CSV");
    expect((await csv).suggestedFilename()).toBe("Songs.csv");
    const chordPro = page.waitForEvent("download");
    await chooseForList(page, "Export as ChordPro");
    expect((await chordPro).suggestedFilename()).toBe("Songs ChordPro.zip");
  },
);

test(
  "more than ten recordings come with a warning, and the download can be cancelled",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const titles = Array.from({ length: 11 }, (_, index) => `Song ${index + 1}`);
    await addRecordedSongs(request, administrator.session, titles, 1);
    await withoutSavePicker(page);
    await page.route("**/api/downloadzip", () => undefined);
    await openSongs(page, administrator);
    await expect(row(page, "Song 1")).toBeVisible();
    await chooseForList(page, "Download recordings as ZIP");
    await expect(dialog(page)).toContainText(
      "That is more than 10 recordings: it may be slow on low bandwidth.",
    );
    await dialog(page).getByRole("button", { name: "Download", exact: true }).click();
    await expect(dialog(page).getByRole("progressbar", { name: "Downloading" })).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog(page).getByRole("button", { name: "Cancel download" }).click();
    await expect(dialog(page).getByRole("button", { name: "Download", exact: true })).toBeVisible();
  },
);
