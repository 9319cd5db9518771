/** What a file says that finds no place among the fields of a song: lines of its notes, so that nothing is dropped. */

import type { Read } from "./values.ts";

export type KeptValue = {
  /** As people read it: "Time", "CCLI"; empty for words that have no name. */
  readonly label: string;
  readonly text: string;
};

/** Behind the notes that the file has itself; each line once. */
export function notesWith(notes: string | null, kept: readonly KeptValue[]): string | null {
  const own = notes ?? "";
  const lines = new Set(own.split(/\r\n|\r|\n/).map((line) => line.trim()));
  const added: string[] = [];
  for (const { label, text } of kept) {
    const words = text.trim();
    const line = label === "" ? words : `${label}: ${words}`;
    if (words === "" || lines.has(line)) continue;
    lines.add(line);
    added.push(line);
  }
  if (added.length === 0) return notes;
  return own.trim() === "" ? added.join("\n") : `${own.trimEnd()}\n\n${added.join("\n")}`;
}

const IN_CAPITALS: ReadonlySet<string> = new Set(["ccli", "bpm", "midi", "isrc", "id", "url"]);

/** The name of a directive or of a line of a head, as a label: `time_signature` is "Time signature". */
export function labelOfName(name: string): string {
  const words = name.replace(/[_\s]+/g, " ").trim();
  const spelled = words
    .split(" ")
    .map((word) => (IN_CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word))
    .join(" ");
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

/** What is said of a value that its field does not take. */
export const leftOut = (problem: string): string => `${problem}: it is kept in the notes`;

/** What a person should know of what was read. */
export function remarksOf({ problem, note, notes = [] }: Read<unknown>): string[] {
  return [
    ...(problem === undefined ? [] : [leftOut(problem)]),
    ...(note === undefined ? [] : [note]),
    ...notes,
  ];
}

/** Whether the text says more than its field took. */
export function isKept({ problem, isLess = false }: Read<unknown>): boolean {
  return problem !== undefined || isLess;
}
