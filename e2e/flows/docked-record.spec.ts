import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { keptDrafts } from "../support/drafts.ts";
import { expect, test } from "../support/flow.ts";
import { addRecording } from "../support/recordings.ts";
import { addSongs } from "../support/songs.ts";
import { openSongs } from "../support/songs-screen.ts";
import { studioOf } from "../support/studio.ts";
import { arrange } from "../support/windows.ts";

const song = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole("row", { name: new RegExp(`^${title},`, "u") });

test.describe("a song that is opened from its list", () => {
  let ids: number[] = [];

  test.beforeEach(async ({ page, request, administrator }) => {
    const songs = await addSongs(request, administrator.session, [
      { title: "Half Moon" },
      { title: "Northbound Train" },
      { title: "Paper Lanterns" },
    ]);
    ids = songs.map(({ id }) => id);
    await openSongs(page, administrator);
  });

  test("stands in the address bar, closes with Back, and comes again with Forward", async ({
    page,
  }) => {
    const address = new RegExp(`/song/${ids[0]}$`, "u");
    await row(page, "Half Moon").click();
    await expect(song(page, "Half Moon")).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(song(page, "Half Moon")).toBeHidden();
    await expect(page).toHaveURL(/\/songs\/index$/u);
    await page.goForward();
    await expect(song(page, "Half Moon")).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  test("is there after a reload, with what was typed", { tag: "@laptop" }, async ({ page }) => {
    await row(page, "Half Moon").click();
    await song(page, "Half Moon").getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: "Edit Half Moon" });
    await form.getByLabel("Featuring").fill("Joss");
    await expect(page).toHaveURL(new RegExp(`/song/${ids[0]}/edit$`, "u"));
    page.on("dialog", (dialog) => void dialog.accept());
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.reload();
    await expect(page.getByLabel("Featuring")).toHaveValue("Joss");
  });

  test(
    "leaves its studio to a reload, and Back to the song",
    { tag: "@phone" },
    async ({ page, request, administrator }) => {
      await addRecording(request, administrator.session, ids[0] ?? 0);
      await page.reload();
      await row(page, "Half Moon").click();
      await song(page, "Half Moon").getByRole("button", { name: "Audio Studio" }).click();
      const address = new RegExp(`/song/${ids[0]}/studio$`, "u");
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(
        studioOf(page, "Half Moon").getByRole("button", { name: "Play", exact: true }),
      ).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Half Moon", level: 1 })).toBeVisible();
    },
  );

  test(
    "stands beside the list, which stays alive, and makes room for the next",
    { tag: "@laptop" },
    async ({ page }) => {
      await row(page, "Half Moon").click();
      const docked = await song(page, "Half Moon").boundingBox();
      const list = await row(page, "Northbound Train").boundingBox();
      expect(docked?.width).toBeGreaterThanOrEqual(520);
      expect(docked?.width).toBeLessThanOrEqual(640);
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(docked?.x ?? 0);
      await expectNoAxeViolations(page);

      await row(page, "Northbound Train").click();
      await expect(song(page, "Northbound Train")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`/song/${ids[1]}$`, "u"));
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );

  test(
    "changes as the list is walked, which keeps the focus",
    { tag: "@laptop" },
    async ({ page }) => {
      await row(page, "Half Moon").click();
      await expect(song(page, "Half Moon")).toBeFocused();
      await page.keyboard.press("j");
      await expect(song(page, "Northbound Train")).toBeVisible();
      await expect(row(page, "Northbound Train")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(song(page, "Paper Lanterns")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/song/${ids[2]}$`, "u"));
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.keyboard.press("k");
      await expect(row(page, "Northbound Train")).toBeFocused();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );

  test(
    "is edited by a key while the focus is in it, and in the list",
    { tag: "@laptop" },
    async ({ page }) => {
      await row(page, "Half Moon").click();
      await expect(song(page, "Half Moon")).toBeFocused();
      await page.keyboard.press("e");
      await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Half Moon");
      await page.keyboard.press("Escape");
      await row(page, "Northbound Train").focus();
      await page.keyboard.press("e");
      await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Northbound Train");
    },
  );

  test(
    "is a link, which opens in a tab of its own",
    { tag: "@laptop" },
    async ({ page, context }) => {
      const tab = context.waitForEvent("page");
      await page.getByRole("link", { name: "Half Moon" }).click({ modifiers: ["ControlOrMeta"] });
      const other = await tab;
      await expect(other.getByRole("heading", { name: "Half Moon", level: 1 })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("link", { name: "Half Moon" }).click();
      await expect(song(page, "Half Moon")).toBeVisible();
    },
  );

  test(
    "is made wider by its edge, zoomed, folded away and taken out beside another",
    { tag: "@laptop" },
    async ({ page }) => {
      await row(page, "Half Moon").click();
      const width = async () => (await song(page, "Half Moon").boundingBox())?.width ?? 0;
      const before = await width();
      await song(page, "Half Moon").getByRole("button", { name: "Resize" }).focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(width).toBe(before + 16);

      await arrange(page, song(page, "Half Moon"), "Zoom, now 100 %");
      await song(page, "Half Moon").getByRole("button", { name: "Arrange" }).click();
      await expect(page.getByRole("menuitem", { name: "Zoom, now 90 %" })).toBeVisible();
      await page.keyboard.press("Escape");

      await song(page, "Half Moon").getByRole("button", { name: "Collapse" }).click();
      await expect(page).toHaveURL(/\/songs\/index$/u);
      await song(page, "Half Moon").getByRole("button", { name: "Expand" }).click();
      await expect(page).toHaveURL(new RegExp(`/song/${ids[0]}$`, "u"));

      await arrange(page, song(page, "Half Moon"), "Float");
      await expect.poll(width).toBe(900);
      await row(page, "Paper Lanterns").press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(2);
      await expect(song(page, "Half Moon")).toBeVisible();
      await arrange(page, song(page, "Half Moon"), "Beside the list");
      await expect.poll(width).toBe(before + 16);
    },
  );

  test(
    "keeps what is not saved when another page is opened, folded at the foot",
    { tag: "@laptop" },
    async ({ page }) => {
      await row(page, "Half Moon").click();
      await song(page, "Half Moon").getByRole("button", { name: "Edit" }).click();
      const form = page.getByRole("dialog", { name: "Edit Half Moon" });
      await form.getByLabel("Featuring").fill("Joss");
      await page.getByRole("link", { name: /^Set lists/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
      await expect(page.getByRole("heading", { name: "Set lists", level: 1 })).toBeVisible();
      await expect(song(page, "Half Moon")).toHaveCount(0);
      await form.getByRole("button", { name: "Expand" }).click();
      await expect(form.getByLabel("Featuring")).toHaveValue("Joss");
    },
  );
});
