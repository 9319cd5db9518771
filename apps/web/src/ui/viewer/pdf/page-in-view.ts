/** Which page of a pane is looked at, and the way to another. */

/** From 1: the one in the middle. */
export function pageInView(pane: HTMLElement): number {
  const isAcross = pane.dataset["flow"] === "across";
  const middle = isAcross
    ? pane.scrollLeft + pane.clientWidth / 2
    : pane.scrollTop + pane.clientHeight / 2;
  let page = 1;
  for (const place of pane.querySelectorAll<HTMLElement>("[data-number]")) {
    const start = isAcross ? place.offsetLeft : place.offsetTop;
    if (start > middle) break;
    page = Number(place.dataset["number"]);
  }
  return page;
}

/** Nothing for a page that there is not. */
export function showPage(pane: HTMLElement | null, page: number): void {
  if (!Number.isSafeInteger(page)) return;
  const place = pane?.querySelector<HTMLElement>(`[data-number="${page}"]`);
  if (!pane || !place) return;
  pane.scrollTo({ left: pane.dataset["flow"] === "across" ? place.offsetLeft : pane.scrollLeft });
  if (pane.dataset["flow"] !== "across") pane.scrollTo({ top: place.offsetTop - GAP });
}

/** Pixels that stay free above it. */
const GAP = 16;
