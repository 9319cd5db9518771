/** The songs kept on this device, for screens. */
import { isStale } from "@bandstand/domain/recording-cache";
import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { PlayableSong } from "../player/playable.ts";
import type { KeepMany, ManyState } from "./keep-many.ts";
import type { KeptRecordings, KeptState } from "./kept-recordings.ts";
import type { KeptWish, KeptWishes } from "./kept-wishes.ts";

export interface MemberRecordings extends KeptRecordings {
  many: KeepMany;
  wishes: KeptWishes;
}

export const [KeptRecordingsContext, useKeptRecordings] =
  requiredContext<MemberRecordings>("KeptRecordings");

/** cached: it plays without a network. stale: so does its last recording, but the song has a newer one. */
export type KeepState = "cached" | "stale" | "downloading" | "error" | null;

export interface KeptSongs {
  stateOf(song: Pick<PlayableSong, "id" | "recordingDate">): KeepState;
  /** Brings recording, waveform, lyrics and chart here; rejects where that fails. */
  keep(song: Pick<PlayableSong, "id">): Promise<void>;
  release(song: Pick<PlayableSong, "id">): Promise<void>;
}

export function useKeptState(): KeptState {
  const recordings = useKeptRecordings();
  return useSyncExternalStore(recordings.subscribe, recordings.getSnapshot);
}

/** Null while no songs are brought in one go. */
export function useManyState(): ManyState | null {
  const { many } = useKeptRecordings();
  return useSyncExternalStore(many.subscribe, many.getSnapshot);
}

/** What the member wants here always. */
export function useKeptWishes(): ReadonlySet<KeptWish> {
  const { wishes } = useKeptRecordings();
  return useSyncExternalStore(wishes.subscribe, wishes.get);
}

export function useKeptSongs(): KeptSongs {
  const recordings = useKeptRecordings();
  const state = useKeptState();
  return {
    stateOf: (song) => keepState(state, song),
    keep: ({ id }) => recordings.keep(id),
    release: ({ id }) => recordings.remove(id),
  };
}

/** Null: it is not kept. */
export function keepState(
  { entries, downloads, failed }: KeptState,
  { id, recordingDate }: Pick<PlayableSong, "id" | "recordingDate">,
): KeepState {
  if (downloads.has(id)) return "downloading";
  if (failed.has(id)) return "error";
  const entry = entries.get(id);
  if (!entry) return null;
  return isStale(recordingDate, entry.recordingDate) ? "stale" : "cached";
}
