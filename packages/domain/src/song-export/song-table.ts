/** The band's songs as a table, in columns that our own import knows by their names. */
import { formatDuration } from "../duration.ts";
import { starsFromRating } from "../rating.ts";
import { type TagText, writeTag } from "../tag-text.ts";

export interface SongOfTable {
  readonly title: string;
  readonly artist: string;
  readonly featuring: string | null;
  readonly genre: string | null;
  readonly status: string;
  readonly songkey: string | null;
  readonly bpm: number | null;
  /** Whole seconds. */
  readonly seconds: number | null;
  readonly start: string | null;
  readonly tags: readonly TagText[];
  readonly lyrics: string | null;
  readonly tab: string | null;
  readonly notes: string | null;
  readonly todo: string | null;
  readonly youTubeId: string | null;
  readonly coverImageURL: string | null;
  /** Mean of the members' ratings, 0 to 10. */
  readonly avgRating: number | null;
}

const COLUMNS: readonly (readonly [string, (song: SongOfTable) => string | null])[] = [
  ["Title", ({ title }) => title],
  ["Artist", ({ artist }) => artist],
  ["Featuring", ({ featuring }) => featuring],
  ["Genre", ({ genre }) => genre],
  ["Status", ({ status }) => status],
  ["Key", ({ songkey }) => songkey],
  ["BPM", ({ bpm }) => (bpm === null ? null : String(bpm))],
  [
    "Duration",
    ({ seconds }) => (seconds === null || seconds === 0 ? null : formatDuration(seconds)),
  ],
  ["Start", ({ start }) => start],
  ["Tags", ({ tags }) => tags.map(writeTag).join(", ")],
  ["Lyrics", ({ lyrics }) => lyrics],
  ["Tab", ({ tab }) => tab],
  ["Notes", ({ notes }) => notes],
  ["To do", ({ todo }) => todo],
  ["Video id", ({ youTubeId }) => youTubeId],
  ["Notes URL", ({ coverImageURL }) => coverImageURL],
  // In stars, as people gave them.
  ["Rating", ({ avgRating }) => (avgRating === null ? null : starsOf(avgRating))],
];

export const SONG_TABLE_HEAD: readonly string[] = COLUMNS.map(([name]) => name);

export function songRecord(song: SongOfTable): string[] {
  return COLUMNS.map(([, cellOf]) => cellOf(song) ?? "");
}

function starsOf(avgRating: number): string {
  return String(Math.round(starsFromRating(avgRating) * 10) / 10);
}
