/**
 * A page that opens takes the focus to its heading, so that it is read out and Tab goes on from there;
 * Back returns it to the link that was followed.
 */
import type { AppRouter } from "./router.ts";

/** Frames (60 a second) that a list gets to draw the element that had the focus. */
const TIMEOUT = 30;

export function keepFocus(router: AppRouter, document: Document): void {
  const left = new Map<string, string>();
  let back = false;

  router.history.subscribe(({ action }) => {
    back = action.type === "BACK" || action.type === "FORWARD" || action.type === "GO";
  });
  router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
    const focused = document.activeElement;
    const place = fromLocation?.state.__TSR_key;
    const way = focused === null ? null : selectorOf(focused);
    if (place !== undefined && way !== null) left.set(place, way);
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    const place = toLocation.state.__TSR_key;
    const way = back && place !== undefined ? left.get(place) : undefined;
    if (way === undefined) focusPage(document);
    else focusAgain(document, way, TIMEOUT);
  });
}

function focusPage(document: Document): void {
  const heading =
    document.querySelector<HTMLElement>("main h1[tabindex]") ??
    document.querySelector<HTMLElement>("main");
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  // The router has scrolled already.
  heading.focus({ preventScroll: true });
}

function focusAgain(document: Document, selector: string, frames: number): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) element.focus({ preventScroll: true });
  else if (frames === 0) focusPage(document);
  else requestAnimationFrame(() => focusAgain(document, selector, frames - 1));
}

/** How to find the element again on the page drawn anew; null where nothing names it. */
function selectorOf(element: Element): string | null {
  // Generated ids change from one drawing to the next.
  if (element.id !== "" && !/[:«»_]/.test(element.id)) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute("href");
  if (href !== null) return `main a[href="${CSS.escape(href)}"], a[href="${CSS.escape(href)}"]`;
  const label = element.getAttribute("aria-label");
  return label === null
    ? null
    : `${element.tagName.toLowerCase()}[aria-label="${CSS.escape(label)}"]`;
}
