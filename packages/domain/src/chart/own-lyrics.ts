/**
 * Lyrics of a song's own beside a chart that has words as well, in one ChordPro file: a line each of a directive that by the rules
 * of ChordPro other programs pass over.
 */
import { parseDirective } from "./directives.ts";
import { decoded, escaped } from "./escapes.ts";

const NAME = "x_lyrics";
/** What would end the directive or its line, or is cut off at its ends. */
const SIGNS = /[{}\p{Cc}\u2028\u2029]|\\(?=u)|^\s+|\s+$/gu;

const encodedLine = (line: string): string =>
  line.replace(SIGNS, (signs) => signs.split("").map(escaped).join(""));

export function writeOwnLyrics(lyrics: string): string {
  return lyrics
    .split("\n")
    .map((line) => (line === "" ? `{${NAME}}` : `{${NAME}: ${encodedLine(line)}}`))
    .join("\n");
}

/** A text without them, and what they say; null where there are none. */
export function takeOwnLyrics(text: string): { text: string; lyrics: string | null } {
  if (!text.includes(`{${NAME}`)) return { text, lyrics: null };
  const lyrics: string[] = [];
  const rest = text.split(/(?<=\r\n|\r(?!\n)|\n)/).filter((line) => {
    const directive = parseDirective(line);
    if (directive?.name !== NAME) return true;
    lyrics.push(decoded(directive.value));
    return false;
  });
  return { text: rest.join(""), lyrics: lyrics.length === 0 ? null : lyrics.join("\n") };
}
