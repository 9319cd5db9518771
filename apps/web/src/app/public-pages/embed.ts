/** Tells the page around a frame how high the gigs in it are, whenever that changes: a row is opened, the frame gets narrower. */
export function tellHeight(page: Document, around: Pick<Window, "postMessage">): void {
  const shown = page.querySelector<HTMLElement>("[data-embed]");
  if (!shown) return;
  const tell = () => {
    // Whose page that is cannot be known here, and how high a list is that everybody may see is no secret.
    around.postMessage({ bandstand: "height", height: shown.offsetHeight }, "*");
  };
  new ResizeObserver(tell).observe(shown);
}
