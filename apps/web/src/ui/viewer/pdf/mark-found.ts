/** Marks what was found in the words of a page, where the browser can (CSS Custom Highlight API): the words stay as they are. */
import type { Found } from "./find-in-pages.ts";

const ALL = "pdf-found";
const CURRENT = "pdf-found-now";

/** @param pieces the elements of a page's words. @returns the way to take the marks away. */
export function markFound(
  pieces: readonly HTMLElement[],
  found: readonly Found[],
  current: Found | undefined,
): () => void {
  if (!("highlights" in CSS)) return () => {};
  const marked: [string, Range][] = [];
  for (const one of found) {
    const range = rangeOf(pieces, one);
    if (range === null) continue;
    const name = one === current ? CURRENT : ALL;
    highlightOf(name).add(range);
    marked.push([name, range]);
    if (one === current) range.startContainer.parentElement?.scrollIntoView(NEAREST);
  }
  return () => {
    for (const [name, range] of marked) CSS.highlights.get(name)?.delete(range);
  };
}

const NEAREST = { block: "nearest", inline: "nearest" } as const;

function highlightOf(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

function rangeOf(pieces: readonly HTMLElement[], { from, to }: Found): Range | null {
  const start = pieces[from.piece]?.firstChild;
  const end = pieces[to.piece]?.firstChild;
  if (!(start instanceof Text) || !(end instanceof Text)) return null;
  const range = document.createRange();
  range.setStart(start, Math.min(from.at, start.length));
  range.setEnd(end, Math.min(to.at, end.length));
  return range;
}
