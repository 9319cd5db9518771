import type { Locator, Page } from "@playwright/test";
import { wavFile } from "../../apps/server/test/sounds.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addLateSet, available, column, song } from "../support/setlist-board.ts";
import { arrange } from "../support/windows.ts";

/** With a window over it, a button of the page is reached by its key. */
const press = (button: Locator) => button.press("Enter");

async function openTool(page: Page, name: string): Promise<void> {
  await press(page.getByRole("button", { name: "More for this list" }));
  await press(page.getByRole("menuitem", { name }));
}

test(
  "an open set list offers what is imported, uploaded and rated meanwhile, and keeps what is not saved",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addLateSet(request, administrator.session, 2, [1]);
    await signIn(page, administrator, "/setlists/index");
    await page.getByRole("button", { name: "Actions for Late set" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const editor = page.getByRole("dialog", { name: "Edit Late set" });
    await arrange(page, editor, "Float");
    await editor.getByRole("button", { name: "Add Song 02" }).click();
    await editor.getByRole("button", { name: "Filters" }).click();
    await editor.getByRole("combobox", { name: "Status" }).selectOption("Any");
    await expect(editor.getByText("Every song is in the set list.")).toBeVisible();
    await expect(editor.getByRole("list", { name: "Already in this list" })).toContainText(
      "Song 02Set 1",
    );

    await press(page.getByRole("link", { name: /^Songs/ }));
    await page
      .getByRole("alertdialog", { name: "Unsaved Changes" })
      .getByRole("button", { name: "Leave" })
      .click();
    await openTool(page, "Import from files");
    const table = Buffer.from("Title,Artist\nGlasshouse,Halcyon Drive\n");
    await page
      .getByLabel("Choose files")
      .setInputFiles([{ name: "songs.csv", mimeType: "text/csv", buffer: table }]);
    await page.getByRole("button", { name: "Import 1 Song" }).click();
    await expect(page.getByText("1 song imported.")).toBeVisible();
    await expect(song(available(page), "Glasshouse")).toBeAttached();

    await openTool(page, "Upload recordings");
    await page
      .getByLabel("Choose recordings")
      .setInputFiles([
        { name: "Weathervane.wav", mimeType: "audio/wav", buffer: wavFile({ seconds: 1 }) },
      ]);
    await page.getByLabel("Song for Weathervane.wav", { exact: true }).selectOption("New song");
    await page.getByRole("button", { name: "Upload 1 Recording" }).click();
    await expect(page.getByText("1 of 1 uploaded")).toBeVisible({ timeout: 30_000 });
    await expect(song(available(page), "Weathervane")).toBeAttached();

    await editor
      .getByRole("combobox", { name: "Rating" })
      .selectOption("9 stars or more", { force: true });
    await expect(song(available(page), "Glasshouse")).toHaveCount(0);
    await press(page.getByRole("button", { name: "Actions for Glasshouse" }));
    await press(page.getByRole("menuitem", { name: "Rate" }));
    const rating = page.getByRole("dialog", { name: "Rating: Glasshouse" });
    await rating.getByRole("radio", { name: "9 stars" }).check();
    await rating.getByRole("button", { name: "Save rating" }).click();
    await expect(song(available(page), "Glasshouse")).toBeAttached();

    await expect(song(column(page, "First Set"), "Song 02")).toBeAttached();
    await expect(editor.getByRole("button", { name: "Save", exact: true })).toBeAttached();
  },
);
