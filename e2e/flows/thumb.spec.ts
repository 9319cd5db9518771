import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

const areas = (page: Page) => page.getByRole("navigation", { name: "Areas" });
const add = (page: Page) => page.getByRole("button", { name: "Add Song" });
const many = Array.from({ length: 25 }, (_, index) => ({ title: `Song ${index + 10}` }));

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error("It is not on the screen.");
  return { ...found, bottom: found.y + found.height };
}

/** Whether a press in the middle of it reaches it. */
const isInFront = (element: Locator) =>
  element.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test(
  "adding is in the thumb's reach, leaves while one reads on, and comes back with who turns",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, many);
    await signIn(page, administrator, "/songs/index");
    const screen = page.viewportSize();
    const button = await box(add(page));
    expect([button.width, button.height]).toEqual([56, 56]);
    expect(button.bottom).toBeLessThan((await box(areas(page))).y);
    expect(button.y).toBeGreaterThan((screen?.height ?? 0) * 0.75);
    await expectNoAxeViolations(page);

    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => isInFront(add(page))).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 440));
    await expect.poll(() => isInFront(add(page))).toBe(true);
    await add(page).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  },
);

test(
  "the player and what is told do not lie under the button that adds",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Small Hours", "Low Tide"]);
    await signIn(page, administrator, "/songs/index");
    await page.getByRole("button", { name: "Play Small Hours" }).click();
    await expect(playerOf(page)).toBeVisible();
    const button = await box(add(page));
    expect(button.bottom).toBeLessThan((await box(playerOf(page))).y);

    await page.getByRole("button", { name: "Actions for Low Tide" }).click();
    await page.getByRole("menuitem", { name: "Add to queue" }).click();
    const told = page.getByRole("list", { name: "Notifications" });
    await expect(told).toBeVisible();
    expect((await box(told)).bottom).toBeLessThanOrEqual(button.y);
  },
);

test(
  "the bar's Search goes to the search of the list, and elsewhere to the one over everything",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Small Hours" }]);
    await signIn(page, administrator, "/songs/index");
    await areas(page).getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();

    await areas(page).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Good|Hello)/);
    await areas(page).getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("small");
    await page
      .getByRole("option", { name: /Small Hours/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Small Hours" }).first()).toBeVisible();
  },
);

test(
  "headings stand in one place on every page of the bar",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Small Hours" }]);
    await addSetlist(request, administrator.session, { name: "Late set" });
    await signIn(page, administrator);
    const heading = page.getByRole("heading", { level: 1 });
    const tops: number[] = [];
    for (const name of ["Home", "Events", "Songs", "Set lists"]) {
      await areas(page).getByRole("link", { name }).click();
      await expect(heading).toHaveText(name === "Home" ? /^(Good|Hello)/ : name);
      tops.push((await box(heading)).y);
    }
    expect(tops).toEqual(tops.map(() => tops[0]));
  },
);

test(
  "who may not add has no button to add with",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Small Hours" }]);
    const reader = await joinBand(administrator, "Callum", { rights: { SO: "R" } });
    await signIn(page, reader, "/songs/index");
    await expect(page.getByRole("row", { name: /^Small Hours/ })).toBeVisible();
    await expect(add(page)).toBeHidden();
  },
);
