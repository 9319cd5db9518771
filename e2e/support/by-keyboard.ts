// A person with a keyboard and nothing else.

import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any way that a person would go. */
const STOPS = 60;

/** Goes on with Tab until the focus is there, and sees it at each stop. */
export async function tabTo(page: Page, to: Locator, key = "Tab"): Promise<void> {
  await expect(to).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if ((await to.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  await expect(to).toBeFocused();
}

/** The focus is on something that is on the screen and shows it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatIsFocused)).toMatch(/^seen/);
}

/** "seen: Add Song", or what is wrong with where the focus is. */
function whatIsFocused(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return "nothing has the focus";
  const name = (focused.ariaLabel ?? focused.textContent ?? "").trim().slice(0, 40);
  const { width, height, bottom, top } = focused.getBoundingClientRect();
  if (width < 2 || height < 2 || bottom <= 0 || top >= innerHeight) return `out of sight: ${name}`;
  // The heading of a page that has just come is read out, and does nothing.
  if (focused.matches("h1")) return `seen: ${name}`;
  const ringed = [focused, ...focused.querySelectorAll("*"), ...around(focused)];
  const isShown = ringed.some((element) =>
    [null, "::before", "::after"].some((part) => isMarked(getComputedStyle(element, part))),
  );
  return isShown ? `seen: ${name}` : `without a ring: ${focused.tagName} ${name}`;

  function around(element: HTMLElement): Element[] {
    return [element.parentElement, element.parentElement?.parentElement].filter(
      (one) => one !== null && one !== undefined,
    );
  }

  function isMarked({
    outlineStyle,
    outlineWidth,
    textDecorationLine,
    borderTopColor,
  }: CSSStyleDeclaration): boolean {
    const focus = getComputedStyle(document.documentElement).getPropertyValue("--focus").trim();
    const probe = document.createElement("i");
    probe.style.color = focus;
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) ||
      textDecorationLine.includes("underline") ||
      borderTopColor === colour
    );
  }
}
