/** What an import needs to know of a chart's text: what it says of the song, its words alone, and whether there is music in it. */

const DIRECTIVE = /^\s*\{\s*([\w-]+)\s*(?:[:\s]\s*(.*?))?\s*\}\s*$/;
const SHORT_NAMES: Readonly<Record<string, string>> = {
  t: "title",
  st: "subtitle",
  su: "subtitle",
};
const CHORDS = /\[[^\]\n]*\]/g;
const PLAYED = "tab|grid|abc|ly|svg|textblock";
const START_OF_PLAYED = new RegExp(`^(?:start_of_(?:${PLAYED})|so[tg])$`, "i");
const END_OF_PLAYED = new RegExp(`^(?:end_of_(?:${PLAYED})|eo[tg])$`, "i");

/** Values by the names of their directives; the first of a name counts. */
export function metadataOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const directive = directiveOf(line);
    if (!directive) continue;
    const [name, value] =
      directive.name === "meta" ? parted(directive.value) : [directive.name, directive.value];
    if (value !== "" && !found.has(name)) found.set(name, value);
  }
  return found;
}

/** Without chords, directives, remarks and tabs; sections keep an empty line between them. */
export function plainWords(text: string): string {
  const lines: string[] = [];
  let isPlayed = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const directive = directiveOf(line);
    if (directive) {
      if (START_OF_PLAYED.test(directive.name)) isPlayed = true;
      if (END_OF_PLAYED.test(directive.name)) isPlayed = false;
      if (/^(?:start_of_\w+|so[cvb])$/i.test(directive.name) && !isPlayed) lines.push("");
      continue;
    }
    if (isPlayed || /^\s*#/.test(line)) continue;
    const words = line
      .replace(CHORDS, "")
      .replace(/[ \t]+/g, " ")
      .trim();
    if (words !== "" || line.trim() === "") lines.push(words);
  }
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Chords in brackets, or a section to be played. */
export function hasMusic(text: string): boolean {
  return (
    /\[[A-H][^\]\n]*\]/.test(text) ||
    new RegExp(`\\{\\s*(?:start_of_(?:${PLAYED})|so[tg])\\b`, "i").test(text)
  );
}

function directiveOf(line: string): { name: string; value: string } | null {
  const match = DIRECTIVE.exec(line);
  if (!match) return null;
  const name = (match[1] ?? "").toLowerCase();
  return { name: SHORT_NAMES[name] ?? name, value: match[2] ?? "" };
}

/** "{meta: artist The Beatles}" */
function parted(value: string): [string, string] {
  const [name = "", ...rest] = value.split(/\s+/);
  return [name.toLowerCase(), rest.join(" ")];
}
