/** @returns up to two letters for a round picture: `Mira Jansen` → `MJ`, `mira` → `M`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word === undefined ? "" : firstLetter(word))).join("");
}

/** The first character as a reader sees it, accents and all. */
export function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter("en-GB", { granularity: "grapheme" }).segment(word);
  return (letter?.segment ?? "").toUpperCase();
}

/** A band is known by the word after its article: `The Ardens` → `A`. Alone, the article is the name. */
export function bandLetter(name: string): string {
  return firstLetter(name.trim().replace(/^(the|a|an)\s+/i, ""));
}
