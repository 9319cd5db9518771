import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { addLateSet, available, column, openEditor, song } from "../support/setlist-board.ts";

const first = (page: Page) => column(page, "First Set");
const undone = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

/** Undoes by key what was just done, wherever that has left the focus, and does it again. */
async function expectUndone(page: Page): Promise<void> {
  await expect(undone(page)).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(undone(page)).toBeDisabled();
  await page.keyboard.press("Control+y");
  await expect(undone(page)).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(undone(page)).toBeDisabled();
}

test.describe("after each act of the editor Ctrl+Z takes that back, and no old word comes into a field", () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    const { id } = await addLateSet(request, administrator.session, 6, [3]);
    await openEditor(page, administrator, id);
    // What the browser would undo.
    const filter = page.getByLabel("Filter songs");
    await filter.pressSequentially("zz");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await expect(filter).toHaveValue("");
  });

  test.afterEach(async ({ page }) => {
    await page.getByRole("tab", { name: "Songs", exact: true }).click();
    await expect(page.getByLabel("Filter songs")).toHaveValue("");
  });

  test("of the board", { tag: "@laptop" }, async ({ page }) => {
    await page.getByRole("button", { name: "Select Song 01" }).click();
    await page.getByRole("button", { name: "Move to Set 2" }).click();
    await expect(song(column(page, "Second Set"), "Song 01")).toBeVisible();
    await expectUndone(page);
    await available(page).getByRole("button", { name: "Add Song 05" }).click();
    await expectUndone(page);
    await first(page).getByRole("button", { name: "More for First Set" }).click();
    await page.getByRole("menuitem", { name: "Remove all" }).click();
    await expect(song(first(page), "Song 01")).toHaveCount(0);
    await expectUndone(page);
    await page.getByRole("button", { name: "Add a break before Set 2" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expectUndone(page);
    await undone(page).focus();
    await song(first(page), "Song 02").press("Alt+ArrowUp");
    await expectUndone(page);
    await first(page).getByRole("button", { name: "More for Song 02" }).click();
    await expect(page.getByRole("menuitem", { name: "Edit…" })).toBeFocused();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menuitem", { name: "Edit…" })).toBeHidden();
  });

  test("of its buttons for that", { tag: "@laptop" }, async ({ page }) => {
    await available(page).getByRole("button", { name: "Add Song 05" }).click();
    await undone(page).click();
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await expectUndone(page);
  });

  test("of its panels, from the field that was typed in", { tag: "@laptop" }, async ({ page }) => {
    await page.getByRole("tab", { name: "Setup" }).click();
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("Early set");
    await expectUndone(page);
    await expect(title).toHaveValue("Late set");
    await page.getByRole("combobox", { name: "Number of sets" }).selectOption("3");
    await expectUndone(page);
    await page.getByText("Include encore").click();
    await expectUndone(page);
    await page.getByLabel("Planned Length").fill("77");
    await expectUndone(page);
    await expect(page.getByLabel("Planned Length")).toHaveValue("60");
  });

  test("of a place, from the text that is typed there", { tag: "@laptop" }, async ({ page }) => {
    await song(first(page), "Song 02").dblclick();
    const place = page.getByRole("dialog", { name: "Song 02" });
    await place.getByLabel("Note").fill("capo 2");
    await expectUndone(page);
    await expect(place.getByLabel("Note")).toHaveValue("");
    await place.getByLabel("Duration").fill("5:00");
    await page.keyboard.press("Control+z");
    await expect(place.getByLabel("Duration")).toHaveValue("");
    await place.getByRole("button", { name: "Done" }).click();
  });
});
