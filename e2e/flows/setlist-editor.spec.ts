import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { centreOf, swipe } from "../support/pointer.ts";
import {
  addLateSet,
  available,
  column,
  numbered,
  openEditor,
  savedTitles,
  saveIt,
  saveSetlistElsewhere,
  song,
  titleOf,
} from "../support/setlist-board.ts";

const aim = (page: Page, set: string) =>
  page.getByRole("group", { name: "Add to" }).getByRole("button", { name: set }).click();
const show = (page: Page, list: string) =>
  page.getByRole("group", { name: "Lists" }).getByRole("button", { name: list }).click();
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

test.describe("a set list of 40 songs", () => {
  let setlistId: number;

  test.beforeEach(async ({ page, request, administrator: { session }, administrator }) => {
    ({ id: setlistId } = await addLateSet(request, session, 42));
    await openEditor(page, administrator, setlistId);
  });

  test(
    "is built with one thumb",
    { tag: "@phone" },
    async ({ page, request, administrator: { session } }) => {
      await expectNoAxeViolations(page);
      for (const title of numbered(1, 18)) await song(available(page), title).tap();
      await aim(page, "Set 2");
      for (const title of numbered(19, 37)) await song(available(page), title).tap();
      await aim(page, "Encore");
      for (const title of numbered(38, 40)) {
        await page.getByRole("button", { name: `Add ${title}`, exact: true }).tap();
      }
      await show(page, "Set 1");
      const first = column(page, "First Set");
      await expect(first.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "18");
      await expectNoAxeViolations(page);

      // A finger that rests picks the song up; one that does not scrolls.
      const from = await centreOf(song(first, "Song 01"));
      const to = await centreOf(song(first, "Song 03"));
      await swipe(page, { from, to: { ...to, y: to.y + 6 }, rest: 500 });
      await expect(first.getByRole("list").getByRole("listitem").nth(2)).toContainText("Song 01");
      await page.getByRole("button", { name: "More for Song 02" }).tap();
      await page.getByRole("menuitem", { name: "Encore" }).tap();
      await expect(song(first, "Song 02")).toBeHidden();
      await saveIt(page);
      expect(await savedTitles(request, session, setlistId)).toEqual([
        ["Song 03", "Song 01", ...numbered(4, 18)],
        numbered(19, 37),
        [],
        [...numbered(38, 40), "Song 02"],
      ]);
    },
  );

  test(
    "is built with the mouse",
    { tag: "@laptop" },
    async ({ page, request, administrator: { session } }) => {
      const list = available(page);
      await expect(page.getByRole("button", { name: "Fill Set 1 to 30 min" })).toBeVisible();
      await page.keyboard.press("?");
      const keys = page.getByRole("dialog", { name: "Keyboard" });
      for (const key of ["Undo", "Redo"])
        await expect(keys.getByText(key, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expectNoAxeViolations(page);
      await pickRange(page, 1, 20);
      await expect(page.getByText("20 selected")).toBeVisible();
      await expectNoAxeViolations(page);
      await drag(page, "Song 18", column(page, "First Set").getByRole("list").first());
      const inFirst = column(page, "First Set").getByRole("listitem");
      await expect(inFirst.first()).toHaveAttribute("aria-setsize", "20");
      await pickRange(page, 21, 37);
      await page.getByRole("button", { name: "Move to Set 2" }).click();
      await song(list, "Song 38").dblclick();
      await song(list, "Song 39").click();
      await song(list, "Song 40").click({ modifiers: ["Control"] });
      await page.getByRole("button", { name: "Move to Encore" }).click();

      // A drag says what it would change, and is taken back and done again.
      const second = column(page, "Second Set");
      await song(column(page, "First Set"), "Song 02").scrollIntoViewIfNeeded();
      const from = await centreOf(song(column(page, "First Set"), "Song 02"));
      const to = await centreOf(song(second, "Song 22"));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await expect(second.getByText(/^\+ 3:30 → \d+ min$/)).toBeAttached();
      await page.mouse.up();
      await expect(song(second, "Song 02")).toBeVisible();
      await undo(page).click();
      await expect(song(column(page, "First Set"), "Song 02")).toBeVisible();
      await page.keyboard.press("Control+Shift+Z");
      await expect(song(second, "Song 02")).toBeVisible();
      await undo(page).click();
      await saveIt(page);
      expect(await savedTitles(request, session, setlistId)).toEqual([
        numbered(1, 20),
        numbered(21, 38),
        [],
        ["Song 39", "Song 40"],
      ]);
      await page.reload();
      await expect(song(column(page, "Encore"), "Song 40")).toBeVisible();
    },
  );

  test(
    "is built by keyboard alone",
    { tag: "@laptop" },
    async ({ page, request, administrator: { session } }) => {
      await page.getByRole("searchbox", { name: "Filter songs" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(song(available(page), "Song 01")).toBeFocused();
      for (const title of numbered(1, 38)) {
        await expect(song(available(page), title)).toBeFocused();
        await page.keyboard.press(title < "Song 20" ? "1" : "2");
      }
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("e");
      await expect(song(available(page), "Song 41")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      const first = column(page, "First Set");
      await expect(song(first, "Song 01")).toBeFocused();
      await page.keyboard.press("Alt+ArrowDown");
      await expect(song(first, "Song 01")).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(song(first, "Song 02")).toBeFocused();
      await page.keyboard.press("Space");
      await expect(
        page.getByText("Song 02 picked up from place 1 of 19 in First Set."),
      ).toBeAttached();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Space");
      await expect(
        page.getByText("Song 02 put down at place 2 of 19 in First Set."),
      ).toBeAttached();
      await page.keyboard.press("Control+s");
      await expect(page.getByText("“Late set” was saved").first()).toBeAttached();
      expect(await savedTitles(request, session, setlistId)).toEqual([
        numbered(1, 19),
        numbered(20, 38),
        [],
        ["Song 39", "Song 40"],
      ]);
    },
  );
});

test(
  "three sets and the encore stand side by side, each head in its lines",
  { tag: "@laptop" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const { id } = await addLateSet(request, session, 42, [13, 13, 13, 3]);
    await saveSetlistElsewhere(request, session, id, { numberSets: 3, startTime: "20:00" });
    await openEditor(page, administrator, id);
    const tops: number[] = [];
    for (const name of ["First Set", "Second Set", "Third Set", "Encore"]) {
      const set = column(page, name);
      const heading = await set.getByRole("heading", { name }).boundingBox();
      const minutes = await set.getByText(/^\d+ min$/).boundingBox();
      expect(minutes?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0) / 2);
      await expect(set.getByText(/^\d\d:\d\d–\d\d:\d\d$/)).toBeVisible();
      tops.push((await set.getByRole("list").first().boundingBox())?.y ?? 0);
    }
    expect(new Set(tops).size).toBe(1);
  },
);

async function pickRange(page: Page, from: number, to: number): Promise<void> {
  const list = available(page);
  await song(list, titleOf(from)).click();
  const last = song(list, titleOf(to));
  await list.getByRole("list").hover();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(last).toBeVisible({ timeout: 200 });
  }).toPass();
  await last.click({ modifiers: ["Shift"] });
}

async function drag(page: Page, title: string, target: ReturnType<Page["locator"]>): Promise<void> {
  await song(available(page), title).scrollIntoViewIfNeeded();
  const from = await centreOf(song(available(page), title));
  const to = await centreOf(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
}
