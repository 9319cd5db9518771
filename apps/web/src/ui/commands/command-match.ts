/** Which commands a few typed letters mean, best first. Letters are compared as in every list. */
import { foldText, wordsIn } from "@bandstand/domain/text-search";

export interface Matchable {
  title: string;
  /** A second line, whose words find it too. */
  detail?: string;
  /** Other words that find it. */
  keywords?: readonly string[];
}

const WHOLE_START = 4;
const WORD_START = 3;
const WITHIN = 2;
const KEYWORD = 1;

interface Texts {
  title: string;
  others: string;
}

/** Every typed word must be found. @returns 0 for no match; more is better. */
function score(words: readonly string[], { title, others }: Texts): number {
  let sum = 0;
  for (const word of words) {
    const found = wordScore(word, title, others);
    if (found === 0) return 0;
    sum += found;
  }
  return words.length === 0 ? WITHIN : sum / words.length;
}

/**
 * Picks by title and other words, those in the given order that match alike. Each item is folded once.
 * @param othersOf what else finds it, which depends on the item alone
 */
export function createMatcher<Base extends { title: string }>(
  othersOf: (item: Base) => Iterable<string | null | undefined>,
): <Item extends Base>(query: string, items: readonly Item[]) => Item[] {
  const known = new WeakMap<Base, Texts>();
  const textsOf = (item: Base): Texts => {
    const texts = known.get(item) ?? {
      title: foldText(item.title),
      others: foldText([...othersOf(item)].join(" ")),
    };
    known.set(item, texts);
    return texts;
  };
  return (query, items) => {
    const words = wordsIn(foldText(query));
    return items
      .map((item) => ({ item, score: score(words, textsOf(item)) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ item }) => item);
  };
}

export const bestMatches = createMatcher(({ detail, keywords = [] }: Matchable) => [
  detail,
  ...keywords,
]);

function wordScore(word: string, title: string, others: string): number {
  if (title.startsWith(word)) return WHOLE_START;
  if (title.includes(` ${word}`)) return WORD_START;
  // A single letter is in nearly everything.
  if (word.length === 1) return 0;
  if (title.includes(word)) return WITHIN;
  return others.includes(word) ? KEYWORD : 0;
}
