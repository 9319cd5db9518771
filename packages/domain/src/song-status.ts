/** How ready a song is, and the filter of the songs list by it. */

/** In their sequence. */
export const SONG_STATUSES = [
  { tag: "N", name: "Possible", color: "purple" },
  { tag: "P", name: "WIP", color: "blue" },
  { tag: "C", name: "Current", color: "green" },
  { tag: "H", name: "Hold", color: "orange" },
  { tag: "R", name: "Retired", color: "grey" },
] as const;

export type SongStatusTag = (typeof SONG_STATUSES)[number]["tag"];

/** The status of a new song. */
export const NEW_SONG_STATUS: SongStatusTag = "P";

/** What the songs list shows at first. */
export const DEFAULT_SONG_STATUSES: readonly SongStatusTag[] = ["P", "C"];

/** What the All toggle turns a selection into: all on, then all off, then the defaults. */
export function toggleAllStatuses(selected: readonly SongStatusTag[]): SongStatusTag[] {
  const all = SONG_STATUSES.map(({ tag }) => tag);
  if (selected.length === 0) return [...DEFAULT_SONG_STATUSES];
  return all.every((tag) => selected.includes(tag)) ? [] : all;
}
