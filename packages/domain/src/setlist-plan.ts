/** When each song of a set list is due by its running time, and how far an evening is from that. */
import { setBreaks } from "./set-breaks.ts";
import { bySection } from "./setlist-sections.ts";
import { weave } from "./setlist-interludes.ts";
import {
  ENCORE_SECTION,
  entrySeconds,
  type TimedEntry,
  type TimedInterlude,
  type TimedSetlist,
} from "./setlist-timing.ts";

export type DueSong = {
  readonly songId: number;
  /** Seconds from the beginning of the set list. */
  readonly start: number;
  /** When the next one is due: breaks, what is said and the gap come in between. */
  readonly end: number;
};

type PlannedEntry = TimedEntry & { readonly songId: number; readonly sequence: number };
type PlannedInterlude = TimedInterlude & { readonly afterSequence: number };

/** In the order in which they are played, the encore last. */
export function dueSongs(
  setlist: Pick<TimedSetlist, "numberSets" | "songInterval" | "firstBreak" | "secondBreak">,
  entries: readonly PlannedEntry[],
  interludes: readonly PlannedInterlude[],
): DueSong[] {
  const { numberSets, songInterval } = setlist;
  const standing = [...entries, ...interludes].map(({ setlistSectionId }) => setlistSectionId);
  const breaks = setBreaks(setlist, standing);
  const starts: { songId: number; start: number }[] = [];
  let passed = 0;
  for (const { section, entries: songs } of bySection(numberSets, entries)) {
    let before = 0;
    for (const item of weave(section, songs, interludes)) {
      if (item.kind === "interlude") {
        passed += item.interlude.seconds;
        continue;
      }
      if (before > 0) passed += songInterval ?? 0;
      before += 1;
      starts.push({ songId: item.entry.songId, start: passed });
      passed += entrySeconds(item.entry);
    }
    passed += (breaks.find(({ after }) => after === section)?.minutes ?? 0) * 60;
    // In the encore the interval follows the last song too.
    if (section === ENCORE_SECTION && before > 0) passed += songInterval ?? 0;
  }
  return starts.map((song, index) => ({ ...song, end: starts[index + 1]?.start ?? passed }));
}

/** A song that was begun. */
export type BegunSong = {
  readonly songId: number;
  /** Milliseconds. */
  readonly at: number;
};

/**
 * Whole minutes behind the plan, less than none where ahead of it. The plan counts from the song that the evening began with:
 * a song is as late as it was begun, and later by all that it goes on beyond its time. Null for songs that are not planned.
 */
export function minutesBehind(
  due: readonly DueSong[],
  first: BegunSong,
  current: BegunSong,
  now: number,
): number | null {
  const began = due.find(({ songId }) => songId === first.songId);
  const song = due.find(({ songId }) => songId === current.songId);
  if (!began || !song) return null;
  const planned = (seconds: number) => first.at + (seconds - began.start) * 1000;
  const behind = Math.max(current.at - planned(song.start), now - planned(song.end));
  const minutes = Math.round(Math.abs(behind) / 60_000);
  return behind < 0 && minutes > 0 ? -minutes : minutes;
}

/** "+2 min", "−1 min", "on time" */
export function planText(minutes: number): string {
  if (minutes === 0) return "on time";
  return minutes > 0 ? `+${minutes} min` : `−${-minutes} min`;
}
