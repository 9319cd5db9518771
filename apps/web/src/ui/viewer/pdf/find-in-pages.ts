/** Where a text stands in the pages of a PDF. Pure. */

/** The pieces of text of a page in the order in which they are read. */
export interface PageText {
  pieces: readonly TextPiece[];
}

export interface TextPiece {
  text: string;
  endsLine: boolean;
}

export interface Found {
  /** From 1. */
  page: number;
  /** The pieces that it begins and ends in, each with the place within: a place in a piece counts its UTF-16 units. */
  from: Place;
  to: Place;
}

interface Place {
  piece: number;
  at: number;
}

/** More of them nobody walks through. */
export const MOST_FOUND = 500;

/** @param pages by their numbers, from 1; those that are not read yet are left out */
export function findInPages(
  pages: ReadonlyMap<number, PageText>,
  sought: string,
): readonly Found[] {
  const wanted = plain(sought.trim());
  if (wanted === "") return [];
  const found: Found[] = [];
  const numbers = [...pages.keys()].toSorted((a, b) => a - b);
  for (const number of numbers) {
    const page = pages.get(number);
    if (page) found.push(...findInPage(page, number, wanted));
    if (found.length >= MOST_FOUND) return found.slice(0, MOST_FOUND);
  }
  return found;
}

export function hasText(pages: ReadonlyMap<number, PageText>): boolean {
  return [...pages.values()].some(({ pieces }) => pieces.some(({ text }) => text.trim() !== ""));
}

function findInPage({ pieces }: PageText, page: number, wanted: string): Found[] {
  let text = "";
  // For each unit of the text the place it came from.
  const places: Place[] = [];
  pieces.forEach(({ text: piece, endsLine }, index) => {
    for (let at = 0; at < piece.length; at += 1) {
      const unit = plain(piece.charAt(at));
      // A few letters become two when they are made small.
      for (let part = 0; part < unit.length; part += 1) places.push({ piece: index, at });
      text += unit;
    }
    if (!endsLine) return;
    places.push({ piece: index, at: piece.length });
    text += " ";
  });
  const found: Found[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const from = places[at];
    const last = places[at + wanted.length - 1];
    if (from && last) found.push({ page, from, to: { piece: last.piece, at: last.at + 1 } });
  }
  return found;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s/g, " ");
}
