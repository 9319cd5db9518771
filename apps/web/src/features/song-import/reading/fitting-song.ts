/** A song as the server takes it: a value that is too much for its field is left out or cut, and kept in the notes. Pure. */
import { issueWords } from "@bandstand/contracts/issue-words";
import { LIMITS } from "@bandstand/contracts/limits";
import { addSongBody, type AddSong } from "@bandstand/contracts/songs";
import { type KeptValue, leftOut, notesWith } from "@bandstand/domain/song-import/kept-values";
import type * as z from "zod/mini";
import { labelOf } from "./matched-song.ts";

export type FittingSong = {
  /** Null where it has no title or no artist, which has been told, or what no song can say. */
  readonly song: AddSong | null;
  readonly problems: readonly string[];
  /** What a person should know. */
  readonly remarks: readonly string[];
};

/** Names that a song must have: they are cut where others are left out. */
const NEEDED = ["title", "artist"] as const;

export function fittingSong(song: z.input<typeof addSongBody>): FittingSong {
  const asGiven = check(song);
  if (asGiven.success) return { song: asGiven.data, problems: [], remarks: [] };
  const remarks: string[] = [];
  const kept: KeptValue[] = [];
  const fitted: Record<string, unknown> = { ...song };
  for (const name of NEEDED) {
    const short = [...song[name]].slice(0, LIMITS.shortText).join("").trim();
    if (short === song[name]) continue;
    fitted[name] = short;
    kept.push({ label: labelOf(name), text: song[name] });
    remarks.push(`${labelOf(name)}: cut to ${LIMITS.shortText} characters, and whole in the notes`);
  }
  for (const { path, message } of issuesOf(fitted)) {
    const name = String(path[0]);
    if (isNeeded(name) || !(name in fitted)) continue;
    remarks.push(leftOut(`${labelOf(name)}: ${message}`));
    kept.push({ label: labelOf(name), text: textOf(fitted[name]) });
    fitted[name] = name === "chips" ? [] : null;
  }
  const notes = notesWith(typeof fitted.notes === "string" ? fitted.notes : null, kept);
  const checked = check({ ...fitted, notes });
  if (checked.success) return { song: checked.data, problems: [], remarks };
  const problems = checked.error.issues
    .filter(({ path }) => !isNeeded(String(path[0])))
    .map(({ path, message }) => `${labelOf(String(path[0]))}: ${message}`);
  return { song: null, problems, remarks };
}

const isNeeded = (name: string): boolean => NEEDED.some((needed) => needed === name);

function issuesOf(song: Readonly<Record<string, unknown>>): z.core.$ZodIssue[] {
  const checked = check(song);
  return checked.success ? [] : checked.error.issues;
}

function check(song: Readonly<Record<string, unknown>>) {
  return addSongBody.safeParse(song, { error: issueWords });
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
