/** What the cells of other people's tables mean. */
import { writtenKey } from "../chart/written-key.ts";
import { readTag, type TagText } from "../tag-text.ts";
import { formatDuration, parseDuration } from "../duration.ts";

/** A value, or what is wrong with it. */
export type Read<Value> = {
  readonly value: Value;
  readonly problem?: string;
  readonly note?: string;
  readonly notes?: readonly string[];
  /** Whether a value that is no problem says less than the text, which is then kept. */
  readonly isLess?: boolean;
};

/** Seconds below which a number alone may have been meant as minutes: no song is that short. */
const TOO_SHORT = 30;

/**
 * Whole seconds from "245", "4:05", "1:02:03", "4m 5s", "4 min 5 sec", "4'05\"". Nought stands for unknown. A short number with
 * decimals is of minutes, as spreadsheets count, and is pointed out as is whatever may have been meant otherwise.
 */
export function readLength(cell: string): Read<number | null> {
  const text = cell.trim();
  if (text === "") return { value: null };
  const seconds = parseDuration(text) ?? inWords(text);
  if (seconds === null) return { value: null, problem: `The length “${text}” is not a time` };
  if (seconds === 0) return { value: null };
  const isPlain = /^[\d.]+$/.test(text);
  if (isPlain && seconds < TOO_SHORT) return shortNumber(text, seconds);
  const value = Math.round(seconds);
  // Spreadsheets make 4:05:00 of 4:05.
  if (/^0?[1-9]\d?:\d\d:00$/.test(text)) {
    return { value, note: `The length ${text} was read as hours, minutes and seconds` };
  }
  return { value };
}

function shortNumber(text: string, number: number): Read<number | null> {
  const unit = text.includes(".") ? "minutes" : "seconds";
  const value = Math.round(unit === "minutes" ? number * 60 : number);
  return { value, note: `The length ${text} was read as ${unit}: ${formatDuration(value)}` };
}

export function readMilliseconds(cell: string): Read<number | null> {
  const text = cell.trim();
  if (text === "") return { value: null };
  if (!/^\d+(?:\.\d+)?$/.test(text))
    return { value: null, problem: `The length “${text}” is not a number of milliseconds` };
  return { value: Math.round(Number(text) / 1000) || null };
}

/** Whole beats a minute from "120", "120.4", "120 bpm", "♩ = 120". Nought stands for unknown. */
export function readTempo(cell: string): Read<number | null> {
  const text = cell.trim();
  if (text === "") return { value: null };
  const match = /^(?:♩|q)?\s*=?\s*(\d+(?:[.,]\d+)?)\s*(?:bpm)?$/i.exec(text);
  if (!match) return { value: null, problem: `The tempo “${text}” is not a number` };
  const said = Number(match[1]?.replace(",", "."));
  const value = Math.round(said) || null;
  if (value === null || value === said) return { value };
  return { value, note: `The tempo ${text} was read as ${value}` };
}

/** "F#m" from "F# minor", "f sharp min", "F♯m"; "Bb" from "B flat major". What is no key stays as it stands, and is pointed out. */
export function readKey(cell: string): Read<string | null> {
  const text = cell.trim().replace(/\s+/g, " ");
  if (text === "") return { value: null };
  const value = writtenKey(text);
  if (value === null)
    return { value: text, note: `The key “${text}” is not known here: it stays as it is` };
  // In some countries a small letter alone is a minor key.
  return /^[A-G]/.test(text)
    ? { value }
    : { value, note: `The key “${text}” was read as ${value}` };
}

/** Tags between commas, semicolons, bars or line ends; each once, its text cut to `max` characters. */
export function readTags(cell: string, max: number): { value: TagText[]; notes: string[] } {
  const value: TagText[] = [];
  const notes: string[] = [];
  for (const part of cell.split(/[,;|\n\r]+/)) {
    const { tag, color } = readTag(part);
    const short = [...tag].slice(0, max).join("").trim();
    if (short === "" || value.some((other) => other.tag.toLowerCase() === short.toLowerCase()))
      continue;
    if (short !== tag) notes.push(`The tag “${tag}” was cut to “${short}”`);
    value.push({ tag: short, color });
  }
  return { value, notes };
}

function inWords(text: string): number | null {
  const match =
    /^(?:(\d+)\s*(?:h|hr|hrs|hours?)\b\s*)?(?:(\d+)\s*(?:m|min|mins|minutes?|['’′])\s*)?(?:(\d+)\s*(?:s|sec|secs|seconds?|["”″]|'')?)?$/i.exec(
      text,
    );
  if (!match) return null;
  const [, hours, minutes, seconds] = match;
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
