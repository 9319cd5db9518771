/** A song of OpenSong (http://www.opensong.org/development/file-formats), flat XML with the words in one element, as ChordPro. */
import type { Meta } from "../chart/chart.ts";
import { writeMeta } from "../chart/write-chordpro.ts";
import type { ReadHead } from "./chart-head.ts";

/** Elements that a directive says as well. */
const NAMES = new Map([
  ["title", "title"],
  ["author", "artist"],
  ["key", "key"],
  ["tempo", "tempo"],
  ["time_sig", "time"],
  ["duration", "duration"],
  ["copyright", "copyright"],
  ["ccli", "ccli"],
  ["presentation", "flow"],
]);
/** What OpenSong keeps for its own screen. */
const OF_ITS_SCREEN: ReadonlySet<string> = new Set([
  "lyrics",
  "capo",
  "backgrounds",
  "linked_songs",
]);

const SECTIONS = new Map([
  ["V", "Verse"],
  ["C", "Chorus"],
  ["B", "Bridge"],
  ["P", "Pre-Chorus"],
  ["T", "Tag"],
  ["I", "Intro"],
  ["E", "Ending"],
]);

export function isOpenSong(text: string): boolean {
  return /^\uFEFF?\s*</.test(text) && /<song[\s>]/.test(text) && /<lyrics[\s>]/.test(text);
}

export function openSongAsDirectives(text: string): ReadHead {
  const elements = elementsOf(withoutStyle(text));
  const meta = elements.flatMap(({ name, value }): Meta[] =>
    value.trim() === "" || OF_ITS_SCREEN.has(name)
      ? []
      : [{ name: NAMES.get(name) ?? name, value: value.trim().replace(/\s+/g, " ") }],
  );
  const words = elements.find(({ name }) => name === "lyrics")?.value ?? "";
  // Chords are written as they sound; the capo is for whoever plays.
  const capo = elements.find(({ name }) => name === "capo")?.value.trim() ?? "";
  return {
    text: `${meta.map(writeMeta).join("\n")}\n\n${chartOf(words)}`,
    capo: capo === "" ? null : capo,
  };
}

/**
 * The elements without others in them. A reader of XML of its own weighs more than the rest of the import, a worker of the
 * browser has none, and these files know neither name spaces nor depth.
 */
function elementsOf(text: string): Meta[] {
  const found = withoutRawText(text).matchAll(/<([a-z_][\w-]*)(?:\s[^<>]*)?>([^<]*)<\/\1\s*>/gi);
  return Array.from(found, ([, name = "", value = ""]) => ({
    name: name.toLowerCase(),
    value: unescaped(value),
  }));
}

/** How the song is shown by OpenSong stands at its end, in elements within elements. */
function withoutStyle(text: string): string {
  const begin = text.indexOf("<style", text.indexOf("</lyrics>"));
  return begin < 0 ? text : text.slice(0, begin);
}

/** What stands between `<![CDATA[` and `]]>` means itself: it is escaped as everything else is. */
function withoutRawText(text: string): string {
  const [first = "", ...others] = text.split("<![CDATA[");
  const parts = others.map((part) => {
    const end = part.indexOf("]]>");
    if (end < 0) return part;
    const raw = part.slice(0, end).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return raw + part.slice(end + "]]>".length);
  });
  return [first, ...parts].join("");
}

const ENTITIES = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"],
]);

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Each line says by its first sign what it is: chords, words, a remark, or the section that begins. */
function chartOf(words: string): string {
  return words
    .split(/\r\n|\r|\n/)
    .map(lineOf)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function lineOf(line: string): string {
  const rest = line.slice(1);
  switch (line.charAt(0)) {
    case "[":
      return headingOf(line);
    case ".":
      return rest.trimEnd();
    case ";":
      return rest.trim() === "" ? "" : `{comment: ${rest.trim()}}`;
    case "-":
    case "|":
      return "";
    default:
      // Words held for long are stretched by underscores; verses that share their chords are numbered.
      return rest.replaceAll("_", "").trimEnd();
  }
}

function headingOf(line: string): string {
  const name = /^\[([^\]]*)\]/.exec(line)?.[1]?.trim() ?? "";
  const [, letter = "", number = ""] = /^([A-Z])(\d*[a-z]?)$/.exec(name) ?? [];
  const section = SECTIONS.get(letter);
  if (section === undefined) return name === "" ? "" : `{comment: ${name}}`;
  return `[${section}${number === "" ? "" : ` ${number}`}]`;
}
