import type { SaveSong } from "@bandstand/contracts/songs";
import { type ChangeFact, useUndoableChange } from "../../records/kit/undoable-change.ts";
import { useSongChanges } from "../../records/songs/song-changes.ts";

export function useChangeSong(): ChangeFact<SaveSong> {
  return useUndoableChange("song", useSongChanges().save);
}
