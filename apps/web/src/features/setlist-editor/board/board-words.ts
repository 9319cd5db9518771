/** What the board calls its lists, and where songs stand in them. */
import {
  type EditedSetlist,
  isSong,
  type Section,
  sectionsOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { ENCORE_SECTION } from "@bandstand/domain/setlist-timing";
import { rowName, type SongsById } from "../editor-songs.ts";
import { type ListKey, sectionOf } from "./board-lists.ts";

/** The songs of the set list with where each stands, in its order. */
export function placedIn(setlist: EditedSetlist, songs: SongsById) {
  return sectionsOf(setlist.fields.numberSets).flatMap((section) =>
    setlist.lists[section].filter(isSong).map((row) => ({
      key: row.key,
      title: rowName(row, songs),
      place: shortSectionName(section),
    })),
  );
}

export function listLabel(key: ListKey): string {
  const section = sectionOf(key);
  return section === null ? "Available" : shortSectionName(section);
}

/** The key that sends a row there. */
export function keyFor(section: Section): string {
  return section === ENCORE_SECTION ? "E" : String(section);
}
