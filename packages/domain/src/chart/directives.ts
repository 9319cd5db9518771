/** The directives of ChordPro 6 by name, long and short (https://www.chordpro.org/chordpro/chordpro-directives/). */

export interface Directive {
  readonly name: string;
  readonly value: string;
  /** After a hyphen: for which instrument or singer it stands; a leading "!" here for every other. */
  readonly selector: string | null;
}

const SHORT = new Map([
  ["t", "title"],
  ["st", "subtitle"],
  ["c", "comment"],
  ["ci", "comment_italic"],
  ["cb", "comment_box"],
  ["soc", "start_of_chorus"],
  ["eoc", "end_of_chorus"],
  ["sov", "start_of_verse"],
  ["eov", "end_of_verse"],
  ["sob", "start_of_bridge"],
  ["eob", "end_of_bridge"],
  ["sot", "start_of_tab"],
  ["eot", "end_of_tab"],
  ["sog", "start_of_grid"],
  ["eog", "end_of_grid"],
  ["np", "new_page"],
  ["npp", "new_physical_page"],
  ["ns", "new_song"],
  ["colb", "column_break"],
  ["cbk", "column_break"],
  ["col", "columns"],
  ["cf", "chordfont"],
  ["cs", "chordsize"],
  ["tf", "textfont"],
  ["ts", "textsize"],
  ["g", "diagrams"],
  ["ng", "no_grid"],
]);

/** What tells about the song, also as `{meta: name value}`. */
export const META_NAMES: ReadonlySet<string> = new Set([
  "title",
  "sorttitle",
  "subtitle",
  "artist",
  "sortartist",
  "composer",
  "lyricist",
  "arranger",
  "copyright",
  "album",
  "year",
  "key",
  "time",
  "tempo",
  "duration",
  "capo",
  "tag",
]);

/** Sections whose lines are no words: tablature, and notation for other programs. */
export const VERBATIM_SECTIONS: ReadonlySet<string> = new Set([
  "tab",
  "abc",
  "ly",
  "svg",
  "textblock",
]);

// Names of sections that people write with a hyphen; the rest of a name after one is a selector.
const HYPHENED = /^(start_of_|end_of_)(pre|post)-(chorus|verse)/;
// One that begins with a plus sets a program, as `{+settings.chorus.tag: …}` does.
const DIRECTIVE = /^\s*\{\s*(\+?[A-Za-z_][\w.-]*!?)\s*(?:[:\s]\s*(.*?))?\s*\}\s*$/;

/** @returns null for a line that is none. */
export function parseDirective(line: string): Directive | null {
  if (!line.trimStart().startsWith("{")) return null;
  const trimmed = line.trim();
  if (!trimmed.endsWith("}")) return null;
  const match = DIRECTIVE.exec(trimmed);
  if (!match) return null;
  const [, given = "", value = ""] = match;
  const written = given.toLowerCase().replace(HYPHENED, "$1$2$3");
  const hyphen = /^(?:x_|\+)/.test(written) ? -1 : written.indexOf("-");
  const name = hyphen < 0 ? written : written.slice(0, hyphen);
  const selector = hyphen < 0 ? null : written.slice(hyphen + 1);
  return {
    name: SHORT.get(name) ?? name,
    value,
    selector: selector?.endsWith("!") === true ? `!${selector.slice(0, -1)}` : selector,
  };
}

/** Whether a directive stands for one of those who read: a selector is the name of an instrument or a singer. */
export function isMeant(selector: string | null, readers: readonly string[]): boolean {
  if (selector === null) return true;
  return selector.startsWith("!")
    ? !readers.includes(selector.slice(1))
    : readers.includes(selector);
}

/** The label of a section: `Verse 1`, or as an attribute, `label="Verse 1"`. */
export function labelOf(value: string): string | null {
  const attribute = /(?:^|\s)label=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(value);
  const label = attribute ? (attribute[1] ?? attribute[2] ?? attribute[3] ?? "") : value;
  // Other attributes alone, such as the shape of a grid, are no label.
  if (!attribute && /^(?:\w+=|[\d+x]+$)/.test(value)) return null;
  const unquoted = label.replace(/^(["'])(.*)\1$/, "$2").trim();
  return unquoted === "" ? null : unquoted;
}
