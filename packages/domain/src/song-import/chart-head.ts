/**
 * The head of a chart as OnSong and people write it: title and artist on lines of their own, then `Key: G`, `Tempo: 96`, `Flow: V1
 * C V2`. It becomes directives of ChordPro, so that it is read as such and no line of it is printed among the words.
 */
import { chordNames, type Meta } from "../chart/chart.ts";
import { parseChord } from "../chart/chord.ts";
import { parseDirective } from "../chart/directives.ts";
import { readHeading } from "../chart/headings.ts";
import { formatKey, parseKey, soundingKey, transposeKey } from "../chart/key.ts";
import { modulo, pitchClass } from "../chart/note.ts";
import { readChart } from "../chart/read-chart.ts";
import { writeMeta } from "../chart/write-chordpro.ts";
import { namedByFile } from "./file-title.ts";
import { nameKey } from "./same-song.ts";

/** Names that tell a head, and the directive that says the same. */
const NAMES = new Map([
  ["title", "title"],
  ["song", "title"],
  ["song title", "title"],
  ["artist", "artist"],
  ["author", "artist"],
  ["band", "artist"],
  ["by", "artist"],
  ["key", "key"],
  ["original key", "key"],
  ["tempo", "tempo"],
  ["bpm", "tempo"],
  ["time", "time"],
  ["time signature", "time"],
  ["meter", "time"],
  ["metre", "time"],
  ["capo", "capo"],
  ["duration", "duration"],
  ["length", "duration"],
  ["genre", "genre"],
  ["style", "genre"],
  ["flow", "flow"],
  ["order", "flow"],
  ["copyright", "copyright"],
  ["ccli", "ccli"],
  ["ccli #", "ccli"],
  ["year", "year"],
  ["album", "album"],
  ["composer", "composer"],
  ["lyricist", "lyricist"],
  ["tuning", "tuning"],
  ["pitch", "starting note"],
  ["starting note", "starting note"],
]);

/** `Name: what it says`; a name is a few words. */
const LABELLED = /^([A-Za-z][\w #/.-]{0,28}?)\s*:\s*(.*)$/;
/** "Tin Roof chords by The Foundry" or "Tin Roof Tab (ver 2) by The Foundry", as sites title them. */
const BY_SITES =
  /^(.+?)\s+(?:chords|tabs?|lyrics|ukulele chords)(?:\s+\(ver(?:sion)?\s*\d+\))?\s+by\s+(.+)$/i;

/** A longer line is no title. */
const LONGEST_TITLE = 200;

export type ReadHead = {
  readonly text: string;
  /** The capo of a chart whose chords are written as they sound; null where none is said, or the text says it. */
  readonly capo: string | null;
};

/** The text as it stands where it has no such head. */
export function headAsDirectives(file: string, text: string): ReadHead {
  const isOnSong = /\.onsong$/i.test(file);
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const head = findHead(lines, isOnSong) ?? titleOfSite(lines) ?? titleAlone(file, lines);
  if (head === null) return { text, capo: null };
  const body = lines.slice(head.end).join("\n").replace(/^\n+/, "");
  // OnSong writes chords as they sound, and shows the shapes of the capo by itself. Others write down what the hands do.
  const sounds = isOnSong || head.meta.some(({ name }) => name === "flow");
  const capo = sounds ? (head.meta.find(({ name }) => name === "capo")?.value ?? null) : null;
  const meta = sounds ? head.meta.filter(({ name }) => name !== "capo") : inShapes(head.meta, body);
  return { text: `${meta.map(writeMeta).join("\n")}\n\n${body}`, capo };
}

type Head = {
  readonly meta: readonly Meta[];
  /** The first line behind it. */
  readonly end: number;
};

/** Lines without a name are title and artist, in this order; more of them are no head. */
function findHead(lines: readonly string[], isOnSong: boolean): Head | null {
  const meta: Meta[] = [];
  const bare: string[] = [];
  let known = 0;
  let end = 0;
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    const labelled = words === "" ? null : labelOf(words);
    if (words === "") {
      if (known === 0 && index - end > 3) break;
      continue;
    }
    // Behind an empty line only what is surely of the head belongs to it.
    const isNext = index === end || lines[index - 1]?.trim() !== "";
    if (labelled !== null && (labelled.isKnown || (known > 0 && isNext))) {
      meta.push(labelled.meta);
      if (labelled.isKnown) known += 1;
    } else if (known > 0 || bare.length === 2 || words.length > LONGEST_TITLE || isMusic(line)) {
      break;
    } else {
      bare.push(words);
    }
    end = index + 1;
  }
  if (known === 0 && !(isOnSong && bare.length > 0)) return null;
  return { meta: [...named(bare), ...meta], end };
}

/** A line that only sites write is a head by itself. */
function titleOfSite(lines: readonly string[]): Head | null {
  const at = lines.findIndex((line) => line.trim() !== "");
  const title = lines[at]?.trim() ?? "";
  if (title.length > LONGEST_TITLE || !BY_SITES.test(title)) return null;
  return { meta: named([title]), end: at + 1 };
}

/** Two lines alone are a head where the first is what the file is called. */
function titleAlone(file: string, lines: readonly string[]): Head | null {
  const [first = "", second = "", third = ""] = lines;
  if (first.trim() === "" || nameKey(first) !== nameKey(namedByFile(file).title)) return null;
  const hasArtist = second.trim() !== "" && third.trim() === "" && !isMusic(second);
  if (!hasArtist && second.trim() !== "") return null;
  return { meta: named(hasArtist ? [first, second] : [first]), end: hasArtist ? 2 : 1 };
}

function named([first, second]: readonly string[]): Meta[] {
  if (first === undefined) return [];
  const bySite = BY_SITES.exec(first);
  const title = bySite?.[1] ?? first.trim();
  const artist = second ?? bySite?.[2];
  const parted = artist === undefined ? namedByFile(title) : { title, artist };
  return [
    { name: "title", value: parted.title },
    ...(parted.artist === "" ? [] : [{ name: "artist", value: parted.artist.trim() }]),
  ];
}

function labelOf(line: string): { meta: Meta; isKnown: boolean } | null {
  const match = LABELLED.exec(line);
  if (match === null || readHeading(line) !== null || parseDirective(line) !== null) return null;
  const [, label = "", value = ""] = match;
  const name = NAMES.get(label.trim().toLowerCase().replace(/\s+/g, " "));
  const spelled = label.trim().replace(/\s+/g, "_").toLowerCase();
  return {
    meta: { name: (name ?? spelled).replaceAll(" ", "_"), value },
    isKnown: name !== undefined,
  };
}

/** A line of chords, a heading, a directive: what follows a head. */
function isMusic(line: string): boolean {
  if (readHeading(line) !== null || parseDirective(line) !== null || line.includes("["))
    return true;
  return line
    .trim()
    .split(/\s+/)
    .every((word) => parseChord(word) !== null || /^[|/:-]+$/.test(word));
}

/** A key beside a capo may be what sounds or what the hands play: the chords tell which. Directives say the latter. */
function inShapes(meta: readonly Meta[], body: string): readonly Meta[] {
  const capo = Number.parseInt(meta.find(({ name }) => name === "capo")?.value ?? "", 10);
  const played = soundingKey(chordNames(readChart(body)).flatMap((name) => parseChord(name) ?? []));
  if (!(capo > 0) || played === null) return meta;
  return meta.map((entry) => {
    const said = entry.name === "key" ? parseKey(entry.value) : null;
    if (said === null) return entry;
    const isHeard = modulo(pitchClass(said.tonic) - pitchClass(played.tonic), 12) === capo;
    return isHeard ? { ...entry, value: formatKey(transposeKey(said, -capo)) } : entry;
  });
}
