// Text at twice its size on a phone: every title is read, and every control is in sight.

import type { Page } from "@playwright/test";
import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";
import { addSetlist, inSection } from "../support/setlists.ts";

const TITLE = "The Understudy of the Ferris Wheel Weather Man";

/** As somebody has it who reads large text. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));

/** Controls that stand beyond the edge of the screen with no way to scroll to them, and titles that are cut. */
const hiddenOn = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth) ||
        scrolls(element.parentElement));
    const seen = [
      ...document.querySelectorAll<HTMLElement>("main *, dialog *, [role=dialog] *"),
    ].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const controls = seen.filter((element) =>
      element.matches("button, a[href], input, select, textarea, [role=tab]"),
    );
    const out = controls.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    const titles = seen.filter(
      (element) =>
        element.textContent.startsWith("The Understudy") && element.children.length === 0,
    );
    const cut = titles.filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 8),
    );
    // A word that its line has no room for stands on several.
    const broken = titles.filter((element) => {
      const [text] = element.childNodes;
      // What is only read out has a pixel.
      if (!(text instanceof Text) || element.clientWidth === 1) return false;
      return [...text.data.matchAll(/\p{L}+/gu)].some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    });
    const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim();
    return {
      out: out.map(nameOf),
      cut: [...cut, ...broken].map(nameOf),
      titles: titles.length,
    };
  });

test(
  "with text at 200 % every title is readable and every control in sight",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addRecordedSongs(request, session, [TITLE, `${TITLE} again`]);
    const setlist = await addSetlist(request, session, {
      name: TITLE,
      songs: inSection(1, songs.slice(0, 1)),
    });
    const event = await addEvent(session, { name: TITLE, inDays: 8, setlistId: setlist.id });
    await signIn(page, administrator, "/songs/index");
    const [song] = songs;
    for (const [path, most] of [
      ["/songs/index", 2],
      [`/song/${song?.id}`, 0],
      [`/song/${song?.id}/studio`, 0],
      [`/song/${song?.id}/edit`, 0],
      ["/setlists/index", 1],
      [`/setlist/${setlist.id}`, 1],
      [`/setlist/${setlist.id}/edit`, 1],
      [`/setlist/${setlist.id}/stage`, 1],
      ["/events/index", 1],
      [`/event/${event.id}`, 1],
      [`/event/${event.id}/edit`, 0],
      ["/dashboard", 1],
      ["/bandFollowers/index", 0],
      ["/band/index", 0],
      ["/userprofile", 0],
    ] as const) {
      await page.goto(path);
      await enlarge(page);
      await expect(page.locator("html")).toHaveAttribute("data-large-text");
      await expect
        .poll(async () => (await hiddenOn(page)).titles, { message: path })
        .toBeGreaterThanOrEqual(most);
      // Once the page is complete: a window shows its name before what it holds.
      await expect
        .poll(() => hiddenOn(page), { message: path })
        .toMatchObject({ out: [], cut: [] });
    }

    await page.goto("/songs/index");
    await enlarge(page);
    await page.getByRole("button", { name: `Play ${TITLE}`, exact: true }).click();
    await expect(playerOf(page)).toBeVisible();
    const { out, cut } = await hiddenOn(page);
    expect({ out, cut }).toEqual({ out: [], cut: [] });
  },
);

test(
  "with text at 200 % the editor of a set list scrolls as a whole, down to its last song",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const titles = ["Amber Road", "Half Moon", "Low Tide", "Northbound Train", "Paper Lanterns"];
    const songs = await addRecordedSongs(request, session, titles);
    const setlist = await addSetlist(request, session, {
      name: "Half Crown",
      songs: inSection(1, songs),
    });
    await signIn(page, administrator, "/songs/index");
    await page.goto(`/setlist/${setlist.id}/edit`);
    await enlarge(page);
    await expect(page.locator("html")).toHaveAttribute("data-large-text");
    await expect(page.getByRole("button", { name: /^Amber Road/ }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // What stood beyond the page took the bar with it.
    await expect(page.getByRole("navigation", { name: "Areas" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: /^Paper Lanterns/ }).first()).toBeInViewport();
  },
);
