/** What is kept of the player for whoever comes back: which songs, and how far they were. */
import * as z from "zod/mini";
import type { PlayableSong } from "./playable.ts";
import type { Listening, PlayerState } from "./player-state.ts";

const kept = z.object({
  /** Ids, in the order of the queue. */
  songs: z.array(z.number()),
  /** Index of the song that plays. */
  at: z.number().check(z.minimum(0)),
  /** Each upload has a name of its own. */
  recordingFilename: z.nullable(z.string()),
  /** Seconds. */
  position: z.number().check(z.minimum(0)),
  /** Seconds; 0 where it was not known yet. */
  duration: z.number().check(z.minimum(0)),
});

export type KeptListening = z.infer<typeof kept>;

/** Seconds that may be lost with a tab that is killed. */
const STEP = 2;
/** Seconds before its end at which a song has ended. */
const END = 1;

export function listeningToKeep({
  song,
  queue: { songs, at },
  position,
  duration,
}: PlayerState): KeptListening | null {
  if (song === null) return null;
  const { recordingFilename } = song;
  return { songs: songs.map(({ id }) => id), at, recordingFilename, position, duration };
}

/** What another version of the program has kept may be something else. */
export function readListening(value: unknown): KeptListening | null {
  return z.safeParse(kept, value).data ?? null;
}

/** @param isPlaying the position then moves by itself, and each little step is not worth it */
export function isWorthKeeping(
  last: KeptListening | null,
  now: KeptListening | null,
  isPlaying: boolean,
): boolean {
  if (last === null || now === null) return last !== now;
  const isSame =
    last.at === now.at &&
    last.recordingFilename === now.recordingFilename &&
    last.songs.length === now.songs.length &&
    last.songs.every((id, index) => id === now.songs[index]);
  const step = Math.abs(now.position - last.position);
  return !isSame || (isPlaying ? step >= STEP : step > 0);
}

/**
 * The same again of the songs that are there still. Where the one that played has gone, the next one stands at its start;
 * null where there is nothing to listen to.
 */
export function listeningAgain(
  { songs: ids, at, recordingFilename, position, duration }: KeptListening,
  songs: readonly PlayableSong[],
): Listening | null {
  const there = new Map(
    songs.filter((song) => song.recordingFilename !== null).map((song) => [song.id, song]),
  );
  const found = (some: readonly number[]) => some.flatMap((id) => there.get(id) ?? []);
  const queue = { songs: found(ids), at: found(ids.slice(0, at)).length };
  if (queue.songs.length === 0) return null;
  if (queue.at === queue.songs.length)
    return { queue: { ...queue, at: 0 }, position: 0, duration: 0 };
  const song = queue.songs[queue.at];
  const isSame = song?.id === ids[at] && song?.recordingFilename === recordingFilename;
  if (!isSame) return { queue, position: 0, duration: 0 };
  const hasEnded = duration > 0 && position > duration - END;
  return { queue, position: hasEnded ? 0 : position, duration };
}
