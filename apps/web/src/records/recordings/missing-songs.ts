/** What has yet to come so that songs are on this device as they are now. */
import type { SongRow } from "@bandstand/contracts/songs";
import { isStale } from "@bandstand/domain/recording-cache";
import type { KeptEntry } from "./kept-recording.ts";

export interface MissingSongs {
  /** Ids of those that are not here, or whose recording is an older one. */
  whole: readonly number[];
  /** Ids of those whose recording is here, and whose words have changed since. */
  words: readonly number[];
}

type Wanted = Pick<SongRow, "id" | "recordingDate" | "updatedAt">;

export function missingSongs(
  songs: readonly Wanted[],
  entries: ReadonlyMap<number, KeptEntry>,
): MissingSongs {
  const whole: number[] = [];
  const words: number[] = [];
  for (const { id, recordingDate, updatedAt } of songs) {
    const kept = entries.get(id);
    if (!kept || isStale(recordingDate, kept.recordingDate)) whole.push(id);
    else if (kept.songUpdatedAt !== updatedAt) words.push(id);
  }
  return { whole, words };
}
