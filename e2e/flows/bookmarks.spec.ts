import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { addBookmarks } from "../support/bookmarks.ts";
import { expect, test } from "../support/flow.ts";
import { type Member, signIn } from "../support/member.ts";
import { centreOf, drag, swipe } from "../support/pointer.ts";
import { addRecording } from "../support/recordings.ts";
import { addSongs } from "../support/songs.ts";
import { isPhone, said } from "../support/list-screen.ts";
import { arrange, windowIsLeft } from "../support/windows.ts";

const list = (page: Page) => page.getByRole("list", { name: "Bookmarks" });
const card = (page: Page, title: string) =>
  list(page).getByRole("article", { name: new RegExp(`^${title},`) });
const handle = (page: Page, title: string) =>
  page.getByRole("button", { name: `Move ${title}`, exact: true });
const centre = (page: Page, title: string) => centreOf(handle(page, title));
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add Songs to Bookmarks" });

async function openBookmarks(page: Page, member: Member): Promise<void> {
  await signIn(page, member, "/bookmarks");
  await expect(page.getByRole("heading", { name: "Bookmarks", level: 1 })).toBeVisible();
}

async function inOrder(page: Page, titles: readonly string[]): Promise<void> {
  await expect(list(page).getByRole("article")).toContainText(titles);
  await expect(list(page).getByRole("article")).toHaveCount(titles.length);
}

async function enableMove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enable Move" }).click();
  await expect(page.getByRole("button", { name: "Disable Move" })).toBeVisible();
}

async function act(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("songs are bookmarked one after the other, until all are", async ({
  page,
  request,
  administrator,
}) => {
  await addSongs(request, administrator.session, [
    { title: "Paper Lanterns", status: "C" },
    { title: "Northbound Train", status: "P" },
    { title: "Half Moon", status: "N" },
    { title: "Old One", status: "R" },
  ]);
  await openBookmarks(page, administrator);
  await expect(page.getByRole("heading", { name: "The songs you want to focus on" })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Add Songs" }).click();
  const row = (title: string) => dialog(page).getByRole("row", { name: new RegExp(`^${title},`) });
  await expect(row("Half Moon")).toContainText("Possible");
  await expect(row("Northbound Train")).toContainText("WIP");
  await expect(row("Old One")).toBeHidden();
  await expectNoAxeViolations(page);
  const search = dialog(page).getByRole("searchbox");
  await search.fill("train");
  await expect(row("Half Moon")).toBeHidden();
  await dialog(page).getByRole("button", { name: "Add Northbound Train to bookmarks" }).click();
  await expect(row("Northbound Train")).toBeHidden();
  await search.fill("");
  await row("Half Moon").click();
  await expect(row("Half Moon")).toBeHidden();
  // The row in its place has the focus, and Enter adds it.
  await expect(row("Paper Lanterns")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("All songs are bookmarked!")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await inOrder(page, ["Northbound Train", "Half Moon", "Paper Lanterns"]);
  await windowIsLeft(page);
  await page.reload();
  await inOrder(page, ["Northbound Train", "Half Moon", "Paper Lanterns"]);
  await expectNoAxeViolations(page);
});

test.describe("three bookmarks", () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    const songs = await addSongs(request, administrator.session, [
      { title: "Paper Lanterns", artist: "Anna" },
      { title: "Northbound Train", artist: "Zoe", status: "C" },
      { title: "Half Moon", artist: "Mary", status: "H" },
    ]);
    await addBookmarks(request, administrator.session, songs);
    const [lanterns] = songs;
    await addRecording(request, administrator.session, lanterns?.id ?? 0, 3);
    await openBookmarks(page, administrator);
    await inOrder(page, ["Paper Lanterns", "Northbound Train", "Half Moon"]);
  });

  test("are dragged to another place, and stay there", async ({ page }) => {
    await expect(handle(page, "Paper Lanterns")).toBeHidden();
    await enableMove(page);
    await expectNoAxeViolations(page);
    const from = await centre(page, "Paper Lanterns");
    const to = await centre(page, "Half Moon");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    const below = { x: to.x, y: to.y + 10 };
    const arrived = () =>
      expect(
        page.getByText("Paper Lanterns: place 3 of 3 in Bookmarks.", { exact: true }),
      ).toBeAttached();
    await drag(page, { from, to: below, arrived });
    await inOrder(page, ["Northbound Train", "Half Moon", "Paper Lanterns"]);
    expect((await saved).status()).toBe(200);
    await page.reload();
    await inOrder(page, ["Northbound Train", "Half Moon", "Paper Lanterns"]);
    await page.getByRole("button", { name: "Enable Move" }).click();
    await page.getByRole("button", { name: "Disable Move" }).click();
    await expect(handle(page, "Paper Lanterns")).toBeHidden();
  });

  test("are moved by keyboard, which says where they are", { tag: "@laptop" }, async ({ page }) => {
    await enableMove(page);
    const announced = (words: string) =>
      expect(page.getByText(words, { exact: true })).toBeAttached();
    await expect(handle(page, "Half Moon")).toHaveAccessibleDescription(
      "Press the space bar to pick it up. Then move it with the arrow keys, put it down with the space bar, or leave it where it was with Escape.",
    );
    await handle(page, "Half Moon").focus();
    await page.keyboard.press("Space");
    await announced("Half Moon picked up from place 3 of 3 in Bookmarks.");
    await page.keyboard.press("ArrowUp");
    await announced("Half Moon: place 2 of 3 in Bookmarks.");
    await page.keyboard.press("Escape");
    await announced("Not moved. Half Moon is back at place 3 of 3 in Bookmarks.");
    await inOrder(page, ["Paper Lanterns", "Northbound Train", "Half Moon"]);

    await page.keyboard.press("Space");
    await announced("Half Moon picked up from place 3 of 3 in Bookmarks.");
    await page.keyboard.press("ArrowUp");
    await announced("Half Moon: place 2 of 3 in Bookmarks.");
    await page.keyboard.press("ArrowUp");
    await announced("Half Moon: place 1 of 3 in Bookmarks.");
    await page.keyboard.press("Space");
    await announced("Half Moon put down at place 1 of 3 in Bookmarks.");
    await inOrder(page, ["Half Moon", "Paper Lanterns", "Northbound Train"]);
    await expect(handle(page, "Half Moon")).toBeFocused();
  });

  test("are moved by a menu, for whom dragging is nothing", { tag: "@phone" }, async ({ page }) => {
    await enableMove(page);
    const menu = page.getByRole("button", { name: "Move Half Moon to…" });
    await menu.click();
    await expect(page.getByRole("menu").getByText("Move to…", { exact: true })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Down" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expectNoAxeViolations(page);
    await page.getByRole("menuitem", { name: "Top" }).click();
    await inOrder(page, ["Half Moon", "Paper Lanterns", "Northbound Train"]);
    await expect(said(page, "Half Moon put down at place 1 of 3 in Bookmarks.")).toBeAttached();
    await expect(menu).toBeFocused();
  });

  test(
    "come back in the order before where the new one is not kept",
    { tag: "@laptop" },
    async ({ page }) => {
      await page.route("**/api/bookmarks", (route) =>
        route.request().method() === "PUT" ? route.abort() : route.fallback(),
      );
      await enableMove(page);
      await page.getByRole("button", { name: "Move Half Moon to…" }).click();
      await page.getByRole("menuitem", { name: "Top" }).click();
      await expect(page.getByRole("alert").getByText("The new order was not saved")).toBeAttached();
      await inOrder(page, ["Paper Lanterns", "Northbound Train", "Half Moon"]);
    },
  );

  test(
    "lose one at once, which Undo puts back in its place",
    { tag: "@phone" },
    async ({ page }) => {
      await act(page, "Northbound Train", "Remove from Bookmarks");
      await inOrder(page, ["Paper Lanterns", "Half Moon"]);
      await page.getByRole("button", { name: "Undo" }).click();
      await inOrder(page, ["Paper Lanterns", "Northbound Train", "Half Moon"]);
      await page.reload();
      await inOrder(page, ["Paper Lanterns", "Northbound Train", "Half Moon"]);
    },
  );

  test(
    "keep the one that the server did not remove, and say why",
    { tag: "@laptop" },
    async ({ page }) => {
      const message = "The database is away for a moment.";
      await page.route("**/api/bookmarks/*", (route) =>
        route.fulfill({ status: 503, json: { code: "database_away", message } }),
      );
      await act(page, "Northbound Train", "Remove from Bookmarks");
      await expect(page.getByRole("alert").getByText(message)).toBeAttached();
      await inOrder(page, ["Paper Lanterns", "Northbound Train", "Half Moon"]);
    },
  );

  test("are played where there is a recording, and opened", { tag: "@phone" }, async ({ page }) => {
    await expect(card(page, "Half Moon").getByText("No recording")).toBeAttached();
    await page.getByRole("button", { name: "Actions for Half Moon" }).click();
    await expect(page.getByRole("menuitem", { name: "View Details" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Play Recording" })).toBeHidden();
    await expect(page.getByRole("menuitem", { name: "Open Audio Studio" })).toBeHidden();
    await page.keyboard.press("Escape");
    await act(page, "Paper Lanterns", "Play Recording");
    await expect(page.getByRole("region", { name: "Player" })).toContainText("Paper Lanterns");
    await act(page, "Paper Lanterns", "View Details");
    const view = page.getByRole("dialog", { name: "Paper Lanterns", exact: true });
    await expect(view.getByText("Rock")).toBeVisible();
    if (isPhone()) return;
    await arrange(page, view, "Float");
    await expect.poll(async () => (await view.boundingBox())?.width).toBe(900);
  });
});

test(
  "a finger scrolls the page beside the handles",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const titles = [...Array.from({ length: 16 }).keys()].map((index) => ({
      title: `Song ${index}`,
    }));
    const songs = await addSongs(request, administrator.session, titles);
    await addBookmarks(request, administrator.session, songs);
    await openBookmarks(page, administrator);
    await enableMove(page);
    const { y } = await centre(page, "Song 5");
    await swipe(page, { from: { x: 200, y }, to: { x: 200, y: y - 200 } });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await inOrder(
      page,
      titles.map(({ title }) => title),
    );
  },
);

test.describe("bookmarks that cannot be had", () => {
  const message = "The database is away for a moment.";
  const away = { status: 403, json: { code: "no_right", message } };

  test(
    "say what the server said, and are asked for again",
    { tag: "@phone" },
    async ({ page, administrator }) => {
      await page.route("**/api/bookmarks", (route) => route.fulfill(away));
      await openBookmarks(page, administrator);
      await expect(page.getByRole("alert").getByText(message)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.unroute("**/api/bookmarks");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(
        page.getByRole("heading", { name: "The songs you want to focus on" }),
      ).toBeVisible();
    },
  );

  test(
    "are not added, and the dialog says so",
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
      // Before they are seen anywhere: what was seen once is kept, and shown without the server.
      await page.route("**/api/songs", (route) => route.fulfill(away));
      await openBookmarks(page, administrator);
      await page.getByRole("button", { name: "Add Songs" }).click();
      await expect(
        dialog(page).getByRole("alert").getByText("Error loading available songs"),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await page.unroute("**/api/songs");
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await page.route("**/api/bookmarks", (route) =>
        route.request().method() === "POST" ? route.fulfill(away) : route.fallback(),
      );
      await dialog(page).getByRole("button", { name: "Add Paper Lanterns to bookmarks" }).click();
      await expect(
        page.getByRole("alert").getByText('Error adding "Paper Lanterns" to bookmarks'),
      ).toBeAttached();
      await expect(dialog(page).getByRole("row", { name: /^Paper Lanterns/ })).toBeVisible();
    },
  );
});
