import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import {
  type SetlistTiming,
  setlistTiming,
  type TimedSetlist,
} from "@bandstand/domain/setlist-timing";
import { type SongsById, timedRows } from "./editor-songs.ts";

/** What is still being typed counts as nothing. */
export function timedFields({ fields }: EditedSetlist): TimedSetlist {
  return { ...fields, bias: fields.bias ?? 0 };
}

export function timingOf(setlist: EditedSetlist, songs: SongsById): SetlistTiming {
  const { entries, interludes } = timedRows(setlist.lists, songs);
  return setlistTiming(timedFields(setlist), entries, interludes);
}
