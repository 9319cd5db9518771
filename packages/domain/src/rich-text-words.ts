/** The words of cleaned HTML, for where nothing but text can stand: a paragraph for each block of it. */

const END_OF_BLOCK = /<\/(?:p|li|h2|h3)>|<br\s*\/?>/gi;
const TAG = /<[^>]*(?:>|$)/g;
const ENTITY = /&(amp|lt|gt|quot|nbsp|#39|#160);/g;
const LETTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  "#160": " ",
};

export function paragraphsOf(html: string): string[] {
  return html
    .split(END_OF_BLOCK)
    .map((block) =>
      block
        .replace(/<li[^>]*>/gi, "• ")
        .replace(TAG, "")
        .replace(ENTITY, (entity, name: string) => LETTERS[name] ?? entity)
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "" && text !== "•");
}
