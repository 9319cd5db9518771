// The queue of the player is put in order as every list is that can be.

import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { isPhone } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { centreOf, drag } from "../support/pointer.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Player" });
/** What plays: on a laptop the dock has it, below the queue. */
const controls = (page: Page) => (isPhone() ? sheet(page) : playerOf(page));
const queue = (page: Page) => sheet(page).getByRole("region", { name: "Queue" });
const handle = (page: Page, title: string) =>
  queue(page).getByRole("button", { name: `Move ${title}`, exact: true });

const inOrder = (page: Page, titles: readonly string[]) =>
  expect(queue(page).getByRole("listitem")).toContainText(titles);

const announced = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeAttached();

const centre = (page: Page, title: string) => centreOf(handle(page, title));

test.beforeEach(async ({ page, request, administrator }) => {
  const titles = ["Amber Road", "Low Tide", "Paper Lanterns"];
  await addRecordedSongs(request, administrator.session, titles);
  await signIn(page, administrator, "/songs/index");
  await page.getByRole("button", { name: "Play Low Tide" }).click();
  await page.getByRole("button", { name: /^Open player/ }).click();
  // A song ends by itself while somebody looks on.
  await controls(page).getByRole("button", { name: "Pause" }).click();
  await inOrder(page, titles);
});

test("a song of the queue is dragged to another place, and plays from there", async ({ page }) => {
  const from = await centre(page, "Amber Road");
  const to = await centre(page, "Paper Lanterns");
  const below = { x: to.x, y: to.y + 10 };
  const arrived = () => announced(page, "Amber Road: place 3 of 3 in Queue.");
  await drag(page, { from, to: below, arrived });
  await inOrder(page, ["Low Tide", "Paper Lanterns", "Amber Road"]);
  await expect(queue(page).getByText("1 of 3", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await controls(page).getByRole("button", { name: "Next song" }).click();
  await expect(sheet(page).getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
});

test(
  "a song of the queue is moved by keyboard, which says where it is, and by a menu",
  { tag: "@laptop" },
  async ({ page }) => {
    await handle(page, "Paper Lanterns").focus();
    await page.keyboard.press("Space");
    await announced(page, "Paper Lanterns picked up from place 3 of 3 in Queue.");
    await page.keyboard.press("ArrowUp");
    await announced(page, "Paper Lanterns: place 2 of 3 in Queue.");
    await page.keyboard.press("Space");
    await announced(page, "Paper Lanterns put down at place 2 of 3 in Queue.");
    await inOrder(page, ["Amber Road", "Paper Lanterns", "Low Tide"]);
    await expect(handle(page, "Paper Lanterns")).toBeFocused();

    await queue(page).getByRole("button", { name: "Move Low Tide to…" }).click();
    await page.getByRole("menuitem", { name: "Top" }).click();
    await inOrder(page, ["Low Tide", "Amber Road", "Paper Lanterns"]);
    await expect(queue(page).getByText("1 of 3", { exact: true })).toBeVisible();
  },
);
