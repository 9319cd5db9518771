/** What the directives of a chart say beside the fields of a song, and those that no program knows. */
import type { Chart } from "../chart/chart.ts";
import { META_NAMES, parseDirective } from "../chart/directives.ts";
import { DIRECTIVE_FIELDS, FIELD_LIST, SONG_FIELDS } from "../song-fields/song-fields.ts";
import { type KeptValue, labelOfName } from "./kept-values.ts";

const OF_FIELDS: ReadonlySet<string> = new Set([
  ...DIRECTIVE_FIELDS.map((name) => SONG_FIELDS[name].directive),
  ...FIELD_LIST.flatMap(([, { otherDirectives = [] }]) => otherDirectives),
]);

/** What is said beside the fields, and a second time: the second artist, the subtitle below a title and an artist. */
export function factsOf({ meta }: Chart): KeptValue[] {
  const seen = new Set<string>();
  const hasArtist = meta.some(({ name }) => name === "artist");
  return meta.flatMap(({ name, value }) => {
    const isTaken = OF_FIELDS.has(name) && !seen.has(name) && !(name === "subtitle" && hasArtist);
    seen.add(name);
    return isTaken ? [] : [{ label: labelOfName(name), text: value }];
  });
}

/** Directives of ChordPro that are nothing to read: looks, shapes, the layout of a page. */
const KNOWN: ReadonlySet<string> = new Set([
  "meta",
  "comment",
  "comment_italic",
  "comment_box",
  "highlight",
  "chorus",
  "transpose",
  "chord",
  "define",
  "image",
  "new_song",
  "new_page",
  "new_physical_page",
  "column_break",
  "columns",
  "pagetype",
  "diagrams",
  "grid",
  "no_grid",
  "titles",
]);
const LOOK = /^(?:chord|chorus|footer|grid|tab|label|text|title|toc)(?:font|size|colou?r)$/;

export type WithoutUnknown = {
  readonly text: string;
  readonly kept: readonly KeptValue[];
};

/** An unknown directive that says something is kept by its name; one that is only words becomes a comment where it stands. */
export function withoutUnknown(text: string): WithoutUnknown {
  const kept: KeptValue[] = [];
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/).map((line) => {
    const directive = parseDirective(line);
    if (directive === null || isKnown(directive.name)) return line;
    const words = line.trim().slice(1, -1).trim();
    const [, name = "", value = ""] = /^([\w-]+)\s*:\s*(.*)$/.exec(words) ?? [];
    if (value === "") return line.replace(words, `comment: ${words.replace(/\s*:$/, "")}`);
    kept.push({ label: labelOfName(name), text: value });
    return line;
  });
  return { text: lines.join(""), kept };
}

/** Names that begin with x_ are other programs' own by the rules of ChordPro. */
function isKnown(name: string): boolean {
  return (
    META_NAMES.has(name) ||
    KNOWN.has(name) ||
    OF_FIELDS.has(name) ||
    LOOK.test(name) ||
    /^(?:x_|start_of_|end_of_)/.test(name)
  );
}
