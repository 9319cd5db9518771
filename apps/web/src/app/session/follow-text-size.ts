/** Tells style sheets (`large-text`) of a page that asks for large text itself: the queries of a screen know the browser's choice alone. */

/** Rem that a screen is narrower than, as in the query. */
const NARROW = 19;

/** As long as the page is there. */
export function followTextSize(browser: Window): void {
  const { documentElement: root, body } = browser.document;
  // As wide as a rem, and seen by nobody.
  const rem = body.appendChild(browser.document.createElement("div"));
  rem.ariaHidden = "true";
  Object.assign(rem.style, { position: "absolute", inlineSize: "1rem", visibility: "hidden" });
  const tell = (): void => {
    root.toggleAttribute("data-large-text", browser.innerWidth < NARROW * rem.clientWidth);
  };
  new ResizeObserver(tell).observe(rem);
  browser.addEventListener("resize", tell);
}
