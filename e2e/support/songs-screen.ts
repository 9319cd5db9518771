// What flows look for on the screen of the songs list.

import { expect, type Locator, type Page } from "@playwright/test";
import { type Member, signIn } from "./member.ts";

export const SEARCH = "Search by Song Title, Artist, Featuring";

export const row = (page: Page, title: string): Locator =>
  page.getByRole("row", { name: new RegExp(`^${title},`) });

export async function openSongs(page: Page, member: Member): Promise<void> {
  await signIn(page, member, "/songs/index");
  await expect(page.getByRole("heading", { name: "Songs", level: 1 })).toBeVisible();
}

export async function titlesInOrder(page: Page, titles: readonly string[]): Promise<void> {
  const rows = page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: /^Actions for/ }) });
  await expect(rows).toContainText(titles);
}

/** From the menu of the list, or where the band has no song yet, from what stands in its place. */
export async function openImporter(page: Page, name: string): Promise<void> {
  const start = page.getByRole("main").getByRole("button", { name });
  await expect(page.getByRole("treegrid", { name: "Songs" }).or(start)).toBeVisible();
  if (await start.isVisible()) return start.click();
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name }).click();
}
