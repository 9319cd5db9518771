/** How much of a text is looked at. Songs fill a few pages; what goes far beyond is judged by its beginning. */

/** Lines that tell what a text is: more than the longest chart has. */
const TELLING_LINES = 500;
const TELLING_LENGTH = 100_000;

/** A text with more of them is no chart that anybody plays from, and would take seconds to read as one. */
const MOST_LINES = 5_000;
const MOST_LENGTH = 250_000;

/** The first lines, from which it is judged what the text is. */
export function beginningOf(text: string): string {
  const part = text.length > TELLING_LENGTH ? text.slice(0, TELLING_LENGTH) : text;
  const end = endOfLine(part, TELLING_LINES);
  return end === null ? part : part.slice(0, end);
}

export function isTooLongForChart(text: string): boolean {
  return text.length > MOST_LENGTH || endOfLine(text, MOST_LINES) !== null;
}

/** The place where line `count` ends; null where there are no more lines than that. */
function endOfLine(text: string, count: number): number | null {
  const breaks = /\r\n|\r|\n/g;
  for (let line = 1; line < count; line += 1) if (breaks.exec(text) === null) return null;
  return breaks.exec(text)?.index ?? null;
}
