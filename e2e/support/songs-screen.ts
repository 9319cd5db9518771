// What the flows about songs do and look for on the screen of the list.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Member, signIn } from "./member.ts";

export const SEARCH = "Search by Song Title, Artist, Featuring";

export const isPhone = () => test.info().project.name === "phone";

export const row = (page: Page, title: string): Locator =>
  page.getByRole("row", { name: new RegExp(`^${title},`) });

export const filter = (page: Page, name: string): Locator =>
  page
    .getByRole("group", { name: "Filters" })
    .getByRole("button", { name: new RegExp(`^${name}`) });

export const question = (page: Page, name: string): Locator =>
  page.getByRole("alertdialog", { name });

export const said = (page: Page, words: string): Locator =>
  page.getByRole("status").getByText(words);

export async function openSongs(page: Page, member: Member): Promise<void> {
  await signIn(page, member, "/songs/index");
  await expect(page.getByRole("heading", { name: "Songs", level: 1 })).toBeVisible();
}

/** Picks an action from the menu of a song. */
export async function choose(page: Page, song: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${song}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Picks an action from the menu of the whole list. */
export async function chooseForList(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

export async function titlesInOrder(page: Page, titles: readonly string[]): Promise<void> {
  const rows = page.getByRole("row").filter({ has: page.getByRole("button", { name: /^Play/ }) });
  await expect(rows).toContainText(titles);
}
