/**
 * What stands between the songs of a set list: breaks and notes of what is said. An interlude belongs to what follows it,
 * and at the end of a set to that end.
 */
import { formatDuration } from "./duration.ts";
import type { InterludeKind } from "./interlude-kinds.ts";
import { isSectionOf, type PlacedEntry } from "./setlist-entries.ts";

export type PlacedInterlude = {
  readonly setlistSectionId: number;
  /** The song of its section that it follows; 0 before the first. Several at one place keep the order they come in. */
  readonly afterSequence: number;
};

export type Interlude = PlacedInterlude & {
  readonly kind: InterludeKind;
  /** What is said, or what the break is for; a break may say nothing. */
  readonly text: string;
  readonly seconds: number;
};

/** "20 min" for a break of whole minutes, else "0:30"; empty where nobody has said. */
export function interludeLength({ kind, seconds }: Pick<Interlude, "kind" | "seconds">): string {
  if (seconds <= 0) return "";
  return kind === "break" && seconds % 60 === 0 ? `${seconds / 60} min` : formatDuration(seconds);
}

type Placed = Pick<PlacedEntry, "setlistSectionId" | "sequence">;

export type InterludeProblem = {
  /** Of the interlude in the list that was given. */
  readonly index: number;
  readonly field: keyof PlacedInterlude;
  readonly message: string;
};

/** What is wrong with the places of interludes beside these songs; nothing when they may be kept. */
export function interludeProblems(
  interludes: readonly PlacedInterlude[],
  entries: readonly Placed[],
  numberSets: number,
): InterludeProblem[] {
  const songs = songsBySection(entries);
  return interludes.flatMap(({ setlistSectionId, afterSequence }, index): InterludeProblem[] => {
    if (!isSectionOf(setlistSectionId, numberSets)) {
      return [{ index, field: "setlistSectionId", message: "The set list has no such set" }];
    }
    if (afterSequence <= (songs.get(setlistSectionId) ?? 0)) return [];
    return [{ index, field: "afterSequence", message: "The set has no such song" }];
  });
}

/** Those that stay beside these songs, in the order of the set list: from beyond a set's end they move to it, those of removed sets go. */
export function clampedInterludes<I extends PlacedInterlude>(
  interludes: readonly I[],
  entries: readonly Placed[],
  numberSets: number,
): I[] {
  const songs = songsBySection(entries);
  const kept = interludes
    .filter(({ setlistSectionId }) => isSectionOf(setlistSectionId, numberSets))
    .map((interlude) => {
      const last = songs.get(interlude.setlistSectionId) ?? 0;
      return interlude.afterSequence <= last ? interlude : { ...interlude, afterSequence: last };
    });
  return inOrder(kept);
}

/** By section and place. */
export function inOrder<I extends PlacedInterlude>(interludes: readonly I[]): I[] {
  return interludes.toSorted(
    (one, other) =>
      one.setlistSectionId - other.setlistSectionId || one.afterSequence - other.afterSequence,
  );
}

/** Once a song has come in at `sequence`: what stood before the song that was there still does, and what closed the set still closes it. */
export function withSongAt<I extends PlacedInterlude>(
  interludes: readonly I[],
  { setlistSectionId, sequence }: Placed,
): I[] {
  return interludes.map((interlude) =>
    interlude.setlistSectionId === setlistSectionId && interlude.afterSequence >= sequence - 1
      ? { ...interlude, afterSequence: interlude.afterSequence + 1 }
      : interlude,
  );
}

/** Once the song at `sequence` has gone: what stood around it comes together. */
export function withoutSongAt<I extends PlacedInterlude>(
  interludes: readonly I[],
  { setlistSectionId, sequence }: Placed,
): I[] {
  return interludes.map((interlude) =>
    interlude.setlistSectionId === setlistSectionId && interlude.afterSequence >= sequence
      ? { ...interlude, afterSequence: interlude.afterSequence - 1 }
      : interlude,
  );
}

/** One thing of a section, songs and interludes alike. */
export type WovenItem<E, I> =
  | { readonly kind: "song"; readonly entry: E }
  | { readonly kind: "interlude"; readonly interlude: I };

/** A section in the order in which it is played. */
export function weave<E extends Placed, I extends PlacedInterlude>(
  section: number,
  entries: readonly E[],
  interludes: readonly I[],
): WovenItem<E, I>[] {
  const songs = entries
    .filter(({ setlistSectionId }) => setlistSectionId === section)
    .toSorted((one, other) => one.sequence - other.sequence);
  const between = clampedInterludes(
    interludes.filter(({ setlistSectionId }) => setlistSectionId === section),
    songs,
    section,
  );
  const after = (sequence: number) =>
    between
      .filter(({ afterSequence }) => afterSequence === sequence)
      .map((interlude) => ({ kind: "interlude" as const, interlude }));
  return [
    ...after(0),
    ...songs.flatMap((entry, index) => [{ kind: "song" as const, entry }, ...after(index + 1)]),
  ];
}

/** Back from the order in which a section is played: its songs, numbered from 1, and its interludes, each with its place. */
export function unweave<E extends object, I extends object>(
  section: number,
  items: readonly WovenItem<E, I>[],
): { entries: (E & Placed)[]; interludes: (I & PlacedInterlude)[] } {
  const entries: (E & Placed)[] = [];
  const interludes: (I & PlacedInterlude)[] = [];
  for (const item of items) {
    if (item.kind === "song") {
      entries.push({ ...item.entry, setlistSectionId: section, sequence: entries.length + 1 });
    } else {
      interludes.push({
        ...item.interlude,
        setlistSectionId: section,
        afterSequence: entries.length,
      });
    }
  }
  return { entries, interludes };
}

function songsBySection(entries: readonly Placed[]): Map<number, number> {
  const songs = new Map<number, number>();
  for (const { setlistSectionId } of entries) {
    songs.set(setlistSectionId, (songs.get(setlistSectionId) ?? 0) + 1);
  }
  return songs;
}
