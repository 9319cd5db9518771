/** Where each song, break and set lies along the picture of a running time. Pure: seconds in, shares of the width out. */
import { bySection } from "@bandstand/domain/setlist-sections";
import {
  ENCORE_SECTION,
  entrySeconds,
  type SetlistTiming,
  type TimedSetlist,
} from "@bandstand/domain/setlist-timing";

export interface DrawnEntry {
  setlistSectionId: number;
  /** Of this entry; null leaves it to the song. */
  seconds: number | null;
  Song: { seconds: number | null; title?: string; bpm?: number | null };
}

export interface DrawnInterlude {
  setlistSectionId: number;
  /** After which song of the section; at its end where nobody says. */
  afterSequence?: number;
  kind: "break" | "spoken";
  seconds: number;
  text?: string;
}

export interface DrawnSetlist {
  setlist: TimedSetlist;
  timing: SetlistTiming;
  /** By section, in the order in which they are played. */
  entries: readonly DrawnEntry[];
  interludes?: readonly DrawnInterlude[];
}

export interface Block {
  /** bias: what the set list adds by hand. */
  kind: "song" | "break" | "spoken" | "bias";
  /** Shares of the picture's width. */
  x: number;
  width: number;
  seconds: number;
  /** Empty where it is not known. */
  title: string;
  bpm: number | null;
}

export interface SectionShape {
  section: number;
  /** An encore that is not included is shown, and does not count. */
  counts: boolean;
  blocks: Block[];
}

export interface RunningTimeShape {
  sections: SectionShape[];
  /** Added by hand, behind what counts; null when there is none, or time is taken away. */
  bias: Block | null;
  /** Share of the width at which the planned length ends; null while none is planned. */
  plan: number | null;
}

/** Between two sets, and at least between two songs, as shares of the whole. */
const SECTION_GAP = 0.012;
const SONG_GAP = 0.0025;
/** Of a song of a second, so that it is seen. */
const LEAST_WIDTH = 0.001;
/** Right of the plan's mark, so that its line is whole. */
const PLAN_ROOM = 1.004;

export function runningTimeShape(given: DrawnSetlist): RunningTimeShape {
  const { setlist, timing } = given;
  const { bias, plannedLength } = setlist;
  const lasting = bySection(setlist.numberSets, given.entries)
    .map(({ section, entries }) => ({
      section,
      counts: section !== ENCORE_SECTION || setlist.includeEncore,
      items: itemsOf(section, entries, given.interludes ?? []),
      seconds: [...timing.sets, timing.encore].find((one) => one.section === section)?.seconds ?? 0,
    }))
    .filter(({ items }) => items.length > 0);
  const added = Math.max(0, bias) * 60;
  // Time taken away is not drawn: the mark of the plan moves as far the other way.
  const planned = plannedLength === null ? null : (plannedLength + Math.max(0, -bias)) * 60;
  const drawn = lasting.reduce((sum, { seconds }) => sum + seconds, added);
  const whole = Math.max(1, drawn, planned ?? 0);
  const gap = whole * SECTION_GAP;
  const interval = setlist.songInterval ?? 0;

  const ends: number[] = [];
  let at = 0;
  const next = (seconds: number) => {
    const from = at + ends.length * gap;
    at += seconds;
    ends.push(at);
    return from;
  };
  const counted = lasting.filter(({ counts }) => counts);
  const placed = counted.map((section) => ({ ...section, from: next(section.seconds) }));
  const biasFrom = added > 0 ? next(added) : null;
  for (const section of lasting.filter(({ counts }) => !counts))
    placed.push({ ...section, from: next(section.seconds) });

  const planEnd =
    planned === null ? null : planned + ends.filter((end) => end < planned).length * gap;
  const width = Math.max(at + Math.max(0, ends.length - 1) * gap, (planEnd ?? 0) * PLAN_ROOM, 1);
  const block = (item: Item, from: number): Block => ({
    ...item,
    x: from / width,
    width: Math.max(LEAST_WIDTH, (item.seconds - Math.max(0, whole * SONG_GAP - interval)) / width),
  });
  return {
    sections: placed.map(({ section, counts, items, from }) => ({
      section,
      counts,
      blocks: inARow(items, interval).map(({ item, at: start }) => block(item, from + start)),
    })),
    bias:
      biasFrom === null
        ? null
        : block({ kind: "bias", seconds: added, title: "", bpm: null }, biasFrom),
    plan: planEnd === null ? null : planEnd / width,
  };
}

type Item = Pick<Block, "kind" | "seconds" | "title" | "bpm">;

function itemsOf(
  section: number,
  entries: readonly DrawnEntry[],
  interludes: readonly DrawnInterlude[],
): Item[] {
  const own = interludes.filter((interlude) => interlude.setlistSectionId === section);
  const after = (songs: number): Item[] =>
    own
      .filter((one) => Math.min(one.afterSequence ?? entries.length, entries.length) === songs)
      .map(({ kind, seconds, text = "" }) => ({ kind, seconds, title: text, bpm: null }));
  return [
    ...after(0),
    ...entries.flatMap((entry, index): Item[] => [
      {
        kind: "song",
        seconds: entrySeconds(entry),
        title: entry.Song.title ?? "",
        bpm: entry.Song.bpm ?? null,
      },
      ...after(index + 1),
    ]),
  ];
}

/** Seconds from the start of the section; the interval stands between songs. */
function inARow(items: readonly Item[], interval: number): { item: Item; at: number }[] {
  let at = 0;
  let songs = 0;
  return items.map((item) => {
    if (item.kind === "song") {
      if (songs > 0) at += interval;
      songs += 1;
    }
    const placed = { item, at };
    at += item.seconds;
    return placed;
  });
}
