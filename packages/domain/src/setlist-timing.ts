/** How long a set list plays, and how that fits what was planned. */
import { type SetBreak, type SetBreaks, setBreaks } from "./set-breaks.ts";

/** The section of the encore; the sets are 1 to 3. */
export const ENCORE_SECTION = 4;
/** Taken for a song whose length is unknown. */
export const ASSUMED_SECONDS = 250;

export type TimedEntry = {
  readonly setlistSectionId: number;
  /** Of this entry; null or 0 leaves it to the song. */
  readonly seconds?: number | null;
  readonly Song?: { readonly seconds: number | null } | null;
};

/** A break, or something said. */
export type TimedInterlude = {
  readonly setlistSectionId: number;
  readonly seconds: number;
};

export type TimedSetlist = SetBreaks & {
  readonly numberSets: number;
  /** Seconds; null, while it is being typed, counts as none. */
  readonly songInterval: number | null;
  readonly includeEncore: boolean;
  /** Whole minutes, signed. */
  readonly bias: number;
  /** Minutes to be played, without the breaks between sets; null while it is being typed. */
  readonly plannedLength: number | null;
};

export type SectionTiming = {
  readonly section: number;
  readonly songs: number;
  readonly seconds: number;
  /** To the nearest minute. */
  readonly minutes: number;
};

export type VarianceLabel = "Dead On" | "Close" | "Over" | "Under";

export type Variance = {
  /** More than planned when positive. */
  readonly minutes: number;
  readonly label: VarianceLabel;
  /** Shown as good. */
  readonly isGood: boolean;
};

export type SetlistTiming = {
  readonly sets: readonly SectionTiming[];
  /** Its own length, whether or not it is included. */
  readonly encore: SectionTiming;
  /** Between the sets, and counted with none of them. */
  readonly breaks: readonly SetBreak[];
  /** Of the sets, and of the encore when it is included; without the bias. */
  readonly totalSeconds: number;
  /** To the nearest minute, with the bias. */
  readonly totalMinutes: number;
  /** Null while no length is planned. */
  readonly variance: Variance | null;
};

export function setlistTiming(
  setlist: TimedSetlist,
  entries: readonly TimedEntry[],
  interludes: readonly TimedInterlude[] = [],
): SetlistTiming {
  const interval = setlist.songInterval ?? 0;
  const timed = { entries, interludes };
  const sets = Array.from({ length: setlist.numberSets }, (_, index) =>
    sectionTiming(timed, index + 1, (songs) => interval * Math.max(0, songs - 1)),
  );
  // In the encore the interval follows every song, the last one too.
  const encore = sectionTiming(timed, ENCORE_SECTION, (songs) => interval * songs);
  const counted = setlist.includeEncore ? [...sets, encore] : sets;
  const totalSeconds = counted.reduce((sum, { seconds }) => sum + seconds, 0);
  const totalMinutes = Math.round(totalSeconds / 60) + setlist.bias;
  return {
    sets,
    encore,
    breaks: setBreaks(
      setlist,
      sets.filter(({ seconds }) => seconds > 0).map(({ section }) => section),
    ),
    totalSeconds,
    totalMinutes,
    variance:
      setlist.plannedLength === null ? null : varianceOf(totalMinutes - setlist.plannedLength),
  };
}

/** The seconds of an entry, else of its song, else the assumed ones; 0 is as good as unknown. */
export function entrySeconds(entry: Pick<TimedEntry, "seconds" | "Song">): number {
  const known = [entry.seconds, entry.Song?.seconds];
  return (
    known.find((seconds) => seconds !== null && seconds !== undefined && seconds > 0) ??
    ASSUMED_SECONDS
  );
}

/** At most 2 minutes either way is dead on, at most 5 close. */
export function varianceOf(minutes: number): Variance {
  const distance = Math.abs(minutes);
  return { minutes, label: labelOf(minutes, distance), isGood: distance <= 5 };
}

function labelOf(minutes: number, distance: number): VarianceLabel {
  if (distance <= 2) return "Dead On";
  if (distance <= 5) return "Close";
  return minutes > 0 ? "Over" : "Under";
}

function sectionTiming(
  timed: { entries: readonly TimedEntry[]; interludes: readonly TimedInterlude[] },
  section: number,
  pauses: (songs: number) => number,
): SectionTiming {
  const own = timed.entries.filter((entry) => entry.setlistSectionId === section);
  const between = timed.interludes.filter((one) => one.setlistSectionId === section);
  const played = own.reduce((sum, entry) => sum + entrySeconds(entry), 0);
  const unplayed = between.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = played + pauses(own.length) + unplayed;
  return { section, songs: own.length, seconds, minutes: Math.round(seconds / 60) };
}
