/** What a file says of a song that is here, brought together with what the song says itself. */
import { hasGenre } from "./song-genre.ts";
import { changeTags } from "./song-tags.ts";

/** `lacks` fills what the song says nothing of; `replace` puts what the file says in the place of what stands there. */
export const MERGE_WAYS = ["lacks", "replace"] as const;
export type MergeWay = (typeof MERGE_WAYS)[number];

type Tag = { id: number; tag: string };

export type MergedSong<T extends Tag> = {
  readonly title?: string;
  readonly artist?: string;
  readonly genreId?: number | null | undefined;
  readonly ownGenre?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly chips?: readonly T[] | undefined;
};

type Options = {
  readonly way: MergeWay;
  /** How many tags a song may have. */
  readonly tags: number;
};

/**
 * The fields of `own` that change, with their new values. What the file says nothing of stays in either way, and so do title and
 * artist, which the two were matched by. Added notes come below those that are there.
 */
export function mergeSong<T extends Tag, Song extends MergedSong<T>>(
  own: Song,
  given: Partial<Song>,
  { way, tags }: Options,
): Partial<Song> {
  const changed: Partial<Song> = {};
  for (const name of keysOf(given)) {
    const value = given[name];
    if (name === "title" || name === "artist" || name === "chips" || isNothing(value)) continue;
    // A song has one genre, be it of the list or of the band's own.
    const isOfGenre = name === "genreId" || name === "ownGenre";
    if (isOfGenre && way === "lacks" && hasGenre(own)) continue;
    if (isNothing(own[name]) || (way === "replace" && own[name] !== value)) changed[name] = value;
  }
  const { notes, chips } = given;
  if (way === "lacks" && isSaid(own.notes) && isSaid(notes)) {
    const below = notesBelow(own.notes, notes);
    if (below !== own.notes) Object.assign(changed, { notes: below });
  }
  const before = own.chips ?? [];
  if (chips !== undefined && chips.length > 0) {
    const kept = way === "replace" ? [] : before;
    const after = changeTags(kept, { add: chips, remove: [], limit: tags });
    if (JSON.stringify(after) !== JSON.stringify(before)) Object.assign(changed, { chips: after });
  }
  return changed;
}

/** What is written there already is not written again. */
function notesBelow(own: string, given: string): string {
  const known = new Set(linesOf(own));
  const added = given.split(/\r\n|\r|\n/).filter((line) => !known.has(line.trim()));
  return added.some(isSaid) ? `${own.trimEnd()}\n\n${added.join("\n").trim()}` : own;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.trim());
}

function isSaid(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "";
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !isSaid(value));
}

function keysOf<Shape extends object>(shape: Shape): (keyof Shape)[] {
  // A song is spelled out where it is made: it has the keys of its type and no others.
  return Object.keys(shape) as (keyof Shape)[];
}
