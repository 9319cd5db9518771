/** Which commands a few typed letters mean, best first. */

export interface Matchable {
  title: string;
  /** Other words that find it. */
  keywords?: readonly string[];
}

const WHOLE_START = 4;
const WORD_START = 3;
const WITHIN = 2;
const KEYWORD = 1;

/** Every typed word must be found. @returns 0 for no match; more is better. */
export function matchScore(query: string, { title, keywords = [] }: Matchable): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const text = plain(title);
  const others = plain(keywords.join(" "));
  let score = 0;
  for (const word of words) {
    const found = wordScore(word, text, others);
    if (found === 0) return 0;
    score += found;
  }
  return words.length === 0 ? WITHIN : score / words.length;
}

/** Keeps the given order among equals. */
export function bestMatches<Item extends Matchable>(query: string, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, score: matchScore(query, item) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

function wordScore(word: string, text: string, others: string): number {
  if (text.startsWith(word)) return WHOLE_START;
  if (text.includes(` ${word}`)) return WORD_START;
  // A single letter is in nearly everything.
  if (word.length === 1) return 0;
  if (text.includes(word)) return WITHIN;
  return others.includes(word) ? KEYWORD : 0;
}

/** `Café` is found by `cafe`. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
