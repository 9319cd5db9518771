/** What a new set list begins with: nothing, or what it takes from another. */
import { DEFAULT_NUMBER_SETS, isSectionOf, type PlacedEntry } from "./setlist-entries.ts";
import { clampedInterludes, type Interlude } from "./setlist-interludes.ts";

/** Seconds between songs. */
export const DEFAULT_SONG_INTERVAL = 10;

export type StartEntry = PlacedEntry & {
  readonly seconds: number | null;
  readonly featuring: string | null;
  readonly songkey: string | null;
  readonly capo: number | null;
  readonly note: string | null;
};

export type SetlistStart = {
  readonly numberSets: number;
  /** Minutes; null until somebody says. */
  readonly plannedLength: number | null;
  readonly songInterval: number;
  readonly bias: number;
  /** Minutes after the first set and after the second. */
  readonly firstBreak: number;
  readonly secondBreak: number;
  readonly includeEncore: boolean;
  readonly startTime: string | null;
  readonly songs: readonly StartEntry[];
  readonly interludes: readonly Interlude[];
};

export const EMPTY_START: SetlistStart = {
  numberSets: DEFAULT_NUMBER_SETS,
  plannedLength: null,
  songInterval: DEFAULT_SONG_INTERVAL,
  bias: 0,
  firstBreak: 0,
  secondBreak: 0,
  includeEncore: true,
  startTime: null,
  songs: [],
  interludes: [],
};

/** Settings, songs and interludes of another set list; its name, its texts and its events are its own. */
export function startedFrom(other: SetlistStart): SetlistStart {
  const { numberSets, plannedLength, songInterval, bias, includeEncore, startTime } = other;
  const { firstBreak, secondBreak } = other;
  return {
    numberSets,
    plannedLength,
    songInterval,
    bias,
    firstBreak,
    secondBreak,
    includeEncore,
    startTime,
    songs: other.songs.map(
      ({ songId, setlistSectionId, sequence, seconds, featuring, songkey, capo, note }) => ({
        songId,
        setlistSectionId,
        sequence,
        seconds,
        featuring,
        songkey,
        capo,
        note,
      }),
    ),
    interludes: other.interludes.map(
      ({ setlistSectionId, afterSequence, kind, text, seconds }) => ({
        setlistSectionId,
        afterSequence,
        kind,
        text,
        seconds,
      }),
    ),
  };
}

/** What of it stands in so many sets. */
export function inSets(
  start: Pick<SetlistStart, "songs" | "interludes">,
  numberSets: number,
): { songs: StartEntry[]; interludes: Interlude[] } {
  const songs = start.songs.filter(({ setlistSectionId }) =>
    isSectionOf(setlistSectionId, numberSets),
  );
  return { songs, interludes: clampedInterludes(start.interludes, songs, numberSets) };
}
