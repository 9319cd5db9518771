/** What rows that are dragged would make of the set above which they are. */
import { formatDuration } from "@bandstand/domain/duration";
import {
  type EditedRow,
  type EditedSetlist,
  isSong,
  placeOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import type { SetlistTiming } from "@bandstand/domain/setlist-timing";
import type { SortableMove } from "../../../ui/sortable/sortable-order.ts";
import { placedSong, type SongsById } from "../editor-songs.ts";
import { timingOf } from "../panels/setlist-time.ts";
import { moveTo, sectionOf } from "./board-lists.ts";

interface Dragged {
  setlist: EditedSetlist;
  /** By their keys. */
  rows: ReadonlyMap<string, EditedRow>;
  songs: SongsById;
}

/** "+ 8:10 → 43 min"; null where the set stays as long as it is. */
export function dragPreview(move: SortableMove, { setlist, rows, songs }: Dragged): string | null {
  const section = sectionOf(move.to.list);
  if (section === null) return null;
  const coming = move.keys
    .map(String)
    .filter((key) => placeOf(setlist.lists, key)?.section !== section);
  if (coming.length === 0) return null;
  const added = coming.reduce((sum, key) => {
    const row = rows.get(key);
    return sum + (row ? secondsOf(row, songs) : 0);
  }, 0);
  const next = moveTo(setlist, coming, { section });
  const after = sectionTiming(timingOf(next, songs), section);
  return `+ ${formatDuration(added)} → ${after?.minutes ?? 0} min`;
}

export function sectionTiming(timing: SetlistTiming, section: number) {
  return [...timing.sets, timing.encore].find((one) => one.section === section);
}

function secondsOf(row: EditedRow, songs: SongsById): number {
  return isSong(row) ? placedSong(row, songs.get(row.songId)).seconds : row.seconds;
}
