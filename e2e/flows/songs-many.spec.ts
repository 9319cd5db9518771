import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { addSongs } from "../support/songs.ts";
import { chooseForList, filter, isPhone, question, said } from "../support/list-screen.ts";
import { openSongs, row } from "../support/songs-screen.ts";

const bar = (page: Page) => page.getByRole("group", { name: "Selection" });

/** Rests a finger on the row. */
async function press(page: Page, title: string): Promise<void> {
  const box = await row(page, title).boundingBox();
  if (!box) throw new Error(`${title} is not on the screen.`);
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await expect(bar(page)).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function pick(page: Page, title: string): Promise<void> {
  if (!isPhone()) await row(page, title).getByRole("checkbox").check();
  else if (await bar(page).isVisible()) await row(page, title).getByText("The Band").tap();
  else await press(page, title);
}

async function changeTo(page: Page, menu: string, item: string): Promise<void> {
  await bar(page).getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test(
  "a menu whose items are on their way fills where it stands, and has the focus",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { promise: later, resolve: go } = Promise.withResolvers<void>();
    await page.route("**/api/songstatuses", async (route) => {
      await later;
      await route.continue();
    });
    await addSongs(request, administrator.session, [{ title: "Half Moon" }]);
    await openSongs(page, administrator);
    await pick(page, "Half Moon");
    await bar(page).getByRole("button", { name: "Change status" }).click();
    const menu = page.getByRole("menu", { name: "Change status" });
    await expect(menu).toBeFocused();
    go();
    await expect(menu.getByRole("menuitem", { name: "Possible" })).toBeFocused();
    await expect(menu.getByRole("menuitem", { name: "Retired" })).toBeInViewport({ ratio: 1 });
  },
);

test.describe("several songs", () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [
      { title: "Half Moon" },
      { title: "Northbound Train" },
      { title: "Paper Lanterns" },
      { title: "Quiet Hours", status: "C" },
    ]);
    await openSongs(page, administrator);
    await expect(row(page, "Half Moon")).toBeVisible();
  });

  test(
    "change their status at once, and Undo gives each its own back",
    { tag: "@phone" },
    async ({ page }) => {
      await pick(page, "Half Moon");
      await pick(page, "Quiet Hours");
      await expect(said(page, "2 selected")).toBeAttached();
      await expectNoAxeViolations(page);
      await changeTo(page, "Change status", "Retired");
      await expect(said(page, "2 songs are Retired now")).toBeAttached();
      await expect(row(page, "Half Moon")).toHaveCount(0);
      await expect(row(page, "Quiet Hours")).toHaveCount(0);
      await expect(bar(page)).toHaveCount(0);

      await page.getByRole("button", { name: "Undo" }).click();
      await expect(row(page, "Half Moon")).toContainText("WIP");
      await expect(row(page, "Quiet Hours")).toContainText("Current");
    },
  );

  test("get a new tag and a genre", { tag: "@laptop" }, async ({ page }) => {
    await pick(page, "Half Moon");
    await bar(page).getByRole("button", { name: "Select all 4" }).click();
    await expect(said(page, "4 selected")).toBeAttached();
    await changeTo(page, "Change tags", "New tag…");
    const dialog = page.getByRole("dialog", { name: "New tag for the selected songs" });
    await dialog.getByRole("textbox", { name: "Tag" }).fill("Opener");
    await dialog.getByRole("radio", { name: "Teal" }).check();
    await dialog.getByRole("radio", { name: "Flag" }).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(said(page, "4 songs have the tag Opener")).toBeAttached();
    await changeTo(page, "Change genre", "Jazz");
    await expect(said(page, "4 songs are Jazz now")).toBeAttached();

    await bar(page).getByRole("button", { name: "Clear selection" }).click();
    await row(page, "Paper Lanterns").getByText("The Band").click();
    const view = page.getByRole("dialog", { name: "Paper Lanterns" });
    await expect(view.getByText("Opener")).toBeVisible();
    await expect(view.getByText("Jazz")).toBeVisible();
  });

  test("a tag in a row is pressed to give or take one", { tag: "@laptop" }, async ({ page }) => {
    await pick(page, "Half Moon");
    await changeTo(page, "Change tags", "New tag…");
    const dialog = page.getByRole("dialog", { name: "New tag for the selected songs" });
    await dialog.getByRole("textbox", { name: "Tag" }).fill("Opener");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(said(page, "1 song has the tag Opener")).toBeAttached();
    await page.setViewportSize({ width: 1920, height: 900 });

    await row(page, "Paper Lanterns").hover();
    await row(page, "Paper Lanterns")
      .getByRole("button", { name: "Tags of Paper Lanterns" })
      .click();
    await page.getByRole("menuitem", { name: "Opener" }).click();
    await expect(row(page, "Paper Lanterns")).toContainText("Opener");
    await expectNoAxeViolations(page);
    await row(page, "Half Moon").getByRole("button", { name: "Tags of Half Moon" }).click();
    await page.getByRole("menuitem", { name: "Opener" }).click();
    await expect(row(page, "Half Moon")).not.toContainText("Opener");
  });

  test("are picked by Shift and by the keyboard", { tag: "@laptop" }, async ({ page }) => {
    await pick(page, "Half Moon");
    await row(page, "Paper Lanterns")
      .getByText("The Band")
      .click({ modifiers: ["Shift"] });
    await expect(said(page, "3 selected")).toBeAttached();
    await expectNoAxeViolations(page);
    await row(page, "Paper Lanterns").focus();
    await page.keyboard.press("Escape");
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press("Shift+ArrowDown");
    await expect(said(page, "2 selected")).toBeAttached();
    await page.keyboard.press("x");
    await expect(row(page, "Quiet Hours")).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("ControlOrMeta+a");
    await expect(said(page, "4 selected")).toBeAttached();
  });

  test(
    "are bookmarked once that is confirmed, and shown alone",
    { tag: "@phone" },
    async ({ page }) => {
      await filter(page, "Current").click();
      await chooseForList(page, "Bookmark all displayed");
      await expect(question(page, "Bookmark Displayed Songs")).toContainText("3 songs");
      await question(page, "Bookmark Displayed Songs")
        .getByRole("button", { name: "Add bookmarks" })
        .click();
      await expect(said(page, "3 songs bookmarked")).toBeAttached();
      await filter(page, "Current").click();
      await filter(page, "Bookmarked").click();
      await expect(row(page, "Half Moon")).toBeVisible();
      await expect(row(page, "Quiet Hours")).toHaveCount(0);
      await expect(page).toHaveURL(/bookmarked=true/);

      await chooseForList(page, "Remove bookmarks of all displayed");
      await question(page, "Remove Displayed Bookmarks")
        .getByRole("button", { name: "Remove bookmarks" })
        .click();
      await expect(page.getByText("No Rows")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).last().click();
      await expect(row(page, "Half Moon")).toBeVisible();
    },
  );
});
