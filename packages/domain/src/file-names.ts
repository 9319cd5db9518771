/** Names for files that people download: what was typed, made safe for every file system. */
import { extensionOf } from "./file-extension.ts";

/** The longest name in bytes that common file systems hold is 255; the rest is left to " (1)" and the like. */
const NAME_MAX_BYTES = 240;
/** Longer than this it is no extension, but a dot in a title. */
const EXTENSION_MAX_LENGTH = 10;

/** Names that Windows keeps for devices, with or without an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** Control characters, and those that turn the direction of writing so that "exe.mp3" reads "3pm.exe". */
const INVISIBLE = /(?!\s)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name without what a path, a shell or a file system would take for its own; letters of any script stay. Cut to 240
 * bytes of UTF-8, the extension kept. `fallback`, itself a safe name, stands in when nothing is left.
 */
export function safeFileName(name: string, fallback: string): string {
  const cleaned = name
    .toWellFormed()
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .replace(/[\\/:*?"<>|]+/g, "-");
  const trimmed = trimEnds(cleaned);
  if (/^-*$/.test(trimmed)) return fallback;
  return cut(RESERVED.test(trimmed) ? `_${trimmed}` : trimmed);
}

/** The names with " (2)", " (3)" before the extension of those that are there already, whatever the case. */
export function uniqueFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    let count = last.get(key) ?? 1;
    let unique = name;
    while (taken.has(unique.toLowerCase())) {
      count += 1;
      unique = numbered(name, count);
    }
    last.set(key, count);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function numbered(name: string, count: number): string {
  const extension = extensionOf(name);
  const end = extension === "" ? name.length : name.length - extension.length - 1;
  return `${name.slice(0, end)} (${count})${name.slice(end)}`;
}

/** No file hides behind a leading dot; Windows drops dots and spaces at the end. */
function trimEnds(name: string): string {
  let start = 0;
  let end = name.length;
  // By hand: a pattern for the end would look anew at every dot of a long row of them.
  while (start < end && isDotOrSpace(name, start)) start += 1;
  while (end > start && isDotOrSpace(name, end - 1)) end -= 1;
  return name.slice(start, end);
}

function isDotOrSpace(name: string, index: number): boolean {
  return name[index] === "." || name[index] === " ";
}

function cut(name: string): string {
  const extension = extensionOf(name);
  if (extension.length > EXTENSION_MAX_LENGTH || extension === "") {
    return trimEnds(cutBytes(name, NAME_MAX_BYTES));
  }
  const ending = name.slice(-extension.length - 1);
  const stem = cutBytes(name.slice(0, -ending.length), NAME_MAX_BYTES - byteLength(ending));
  return `${trimEnds(stem)}${ending}`;
}

/** The longest beginning of whole characters that fits. */
function cutBytes(text: string, limit: number): string {
  if (byteLength(text) <= limit) return text;
  let room = limit;
  let kept = "";
  for (const character of text) {
    room -= byteLength(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
