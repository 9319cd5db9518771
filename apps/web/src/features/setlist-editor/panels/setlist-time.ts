import {
  type EditedSetlist,
  type Section,
  sectionsOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import {
  ENCORE_SECTION,
  type SetlistTiming,
  setlistTiming,
  type TimedSetlist,
} from "@bandstand/domain/setlist-timing";
import { type SongsById, timedRows } from "../editor-songs.ts";

/** What is still being typed counts as nothing. */
export function timedFields({ fields }: EditedSetlist): TimedSetlist {
  return { ...fields, bias: fields.bias ?? 0 };
}

export function timingOf(setlist: EditedSetlist, songs: SongsById): SetlistTiming {
  const { entries, interludes } = timedRows(setlist.lists, songs);
  return setlistTiming(timedFields(setlist), entries, interludes);
}

/** Minutes of each set, where they share the planned length; null while none is planned. */
export function shareOfSet({ numberSets, plannedLength }: TimedSetlist): number | null {
  return plannedLength === null ? null : Math.round(plannedLength / numberSets);
}

/** The set that falls furthest behind its share of the planned length; null where none does. */
export function setToFill(setlist: TimedSetlist, timing: Pick<SetlistTiming, "sets">) {
  const minutes = shareOfSet(setlist);
  if (minutes === null) return null;
  const lengthOf = (section: Section) =>
    timing.sets.find((set) => set.section === section)?.minutes ?? 0;
  const [section] = sectionsOf(setlist.numberSets)
    .filter((one) => one !== ENCORE_SECTION && lengthOf(one) < minutes)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return section === undefined ? null : { section, minutes };
}
