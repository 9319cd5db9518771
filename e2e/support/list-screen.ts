// What flows do and look for on the screen of any list.

import { type Locator, type Page, test } from "@playwright/test";

export const isPhone = () => test.info().project.name === "phone";

export const filter = (page: Page, name: string): Locator =>
  page
    .getByRole("group", { name: "Filters" })
    .getByRole("button", { name: new RegExp(`^${name}`) });

export const question = (page: Page, name: string): Locator =>
  page.getByRole("alertdialog", { name });

export const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole("status").getByText(words);

/** From the phone's bar. */
export async function beginSearch(page: Page): Promise<void> {
  const areas = page.getByRole("navigation", { name: "Areas" });
  await areas.getByRole("button", { name: "Search" }).click();
}

/** Picks an action from the menu of a row. */
export async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${row}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Picks an action from the menu of the whole list. */
export async function chooseForList(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
