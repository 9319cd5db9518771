import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { doubleTap } from "../support/pointer.ts";
import {
  addLateSet,
  column,
  openEditor,
  saveSetlistElsewhere,
  song,
} from "../support/setlist-board.ts";
import { openSetlists } from "../support/setlists.ts";
import { choose } from "../support/list-screen.ts";

const BREAK = {
  setlistSectionId: 1,
  afterSequence: 12,
  kind: "break",
  text: "Bar open",
  seconds: 900,
} as const;

/** Where the rows of the first set that are seen can be pressed: at their left, their middle, and their right. */
async function pressable(page: Page): Promise<{ x: number; y: number }[]> {
  const rows = column(page, "First Set").getByRole("listitem");
  await expect(rows.first()).toHaveAttribute("aria-setsize", "13");
  return rows.evaluateAll((found) =>
    found.flatMap((row) => {
      const { x, y, width, height } = row.getBoundingClientRect();
      const { right } = row.querySelector("[data-grip]")?.getBoundingClientRect() ?? { right: x };
      return [x + width * 0.05, x + width * 0.4, right - 4, x + width * 0.97]
        .map((at) => ({ x: at, y: y + height / 2 }))
        .filter((at) => row.contains(document.elementFromPoint(at.x, at.y)));
    }),
  );
}

/** What a press has opened or selected is turned away from again, also where a dialog comes over the bar only after that was seen. */
async function expectAllThere(page: Page): Promise<void> {
  const overlay = page.locator("dialog[open], [role=menu]");
  const none = page.getByRole("button", { name: "Select none" });
  await expect(async () => {
    if ((await overlay.count()) > 0) await page.keyboard.press("Escape");
    await expect(overlay).toHaveCount(0, { timeout: 1000 });
    if (await none.isVisible()) await none.click({ timeout: 1000 });
    await expect(none).toBeHidden({ timeout: 1000 });
    await expect(overlay).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const rows = column(page, "First Set").getByRole("listitem");
  await expect(rows.first()).toHaveAttribute("aria-setsize", "13");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
}

for (const [screen, size] of [
  ["laptop", { width: 1440, height: 900 }],
  ["tablet", { width: 820, height: 1180 }],
] as const) {
  test(
    `no row of a set goes by being pressed twice, on a ${screen}`,
    { tag: "@laptop" },
    async ({ page, request, administrator: { session }, administrator }) => {
      const { id } = await addLateSet(request, session, 14, [12]);
      await saveSetlistElsewhere(request, session, id, { interludes: [BREAK] });
      await page.setViewportSize(size);
      await openEditor(page, administrator, id);
      const pressTwice = async (points: readonly { x: number; y: number }[]) => {
        for (const { x, y } of points) {
          await page.mouse.click(x, y);
          // What the first press has brought stands there by now, as it does under a hand.
          await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
          await page.mouse.click(x, y, { clickCount: 2 });
          await expectAllThere(page);
        }
      };
      // The uppermost, below where the bar comes up, and the lowest that can be seen, at the edge of the screen.
      await pressTwice((await pressable(page)).slice(0, 4));
      await column(page, "First Set").getByText("Bar open").scrollIntoViewIfNeeded();
      await pressTwice((await pressable(page)).slice(-8));
    },
  );
}

test(
  "no row of a set goes by being tapped twice",
  { tag: "@phone" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const { id } = await addLateSet(request, session, 14, [12]);
    await saveSetlistElsewhere(request, session, id, { interludes: [BREAK] });
    await openEditor(page, administrator, id);
    const lists = page.getByRole("group", { name: "Lists" });
    await lists.getByRole("button", { name: "Set 1" }).tap();
    for (const point of await pressable(page)) {
      await doubleTap(page, point);
      await expectAllThere(page);
    }
  },
);

test(
  "undo and redo by key go on after a move by the bar, and where a row has gone to another set",
  { tag: "@laptop" },
  async ({ page, request, administrator: { session }, administrator }) => {
    await addLateSet(request, session, 4, [2, 1]);
    await openSetlists(page, administrator);
    await choose(page, "Late set", "Edit");
    const first = column(page, "First Set");
    const second = column(page, "Second Set");
    await song(first, "Song 01").click();
    await page.getByRole("button", { name: "Move to Set 2" }).click();
    await expect(song(second, "Song 01")).toBeFocused();
    for (const round of [1, 2]) {
      await page.keyboard.press("Control+z");
      await expect(song(first, "Song 01"), `undo ${round}`).toBeFocused();
      await page.keyboard.press("Control+Shift+z");
      await expect(song(second, "Song 01"), `redo ${round}`).toBeFocused();
    }

    // With the button as well: it goes once everything is taken back and saved as it was.
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+y");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await page.keyboard.press("Control+z");
    await expect(song(first, "Song 01")).toBeVisible();
  },
);
