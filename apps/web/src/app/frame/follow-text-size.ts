/** Tells style sheets (`large-text`) of a page that asks for large text itself: the queries of a screen know the browser's choice alone. */

/** Rem that a screen is narrower than, as in the query. */
const NARROW = 19;

/** @param measured grows with the text; as long as it is there, it is followed */
export function followTextSize(measured: HTMLElement): void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const rem = Number.parseFloat(getComputedStyle(root).fontSize);
    root.toggleAttribute("data-large-text", window.innerWidth < NARROW * rem);
  });
  observer.observe(measured);
}
