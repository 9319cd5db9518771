/** Letters of a word that the narrowest page's heading holds in one line. */
const HELD = 14;

const TOO_LONG = new RegExp(`[^\\s-]{${HELD + 1},}`, "gu");

/** The text in parts between which a line may end: only within words that are too long, and not before their last letters. */
export function breakable(text: string): readonly string[] {
  const ends = [...text.matchAll(TOO_LONG)].flatMap(({ 0: word, index }) =>
    Array.from(
      { length: Math.ceil(word.length / HELD) - 1 },
      (_, part) => index + (part + 1) * HELD,
    ),
  );
  return [0, ...ends].map((from, part) => text.slice(from, ends[part] ?? text.length));
}
