/** What a gig was like once it is over, and what that says of the time the next one will take. Pure. */
import { clamp } from "./clamp.ts";
import type { WallTime } from "./event-times.ts";
import type { InterludeKind } from "./interlude-kinds.ts";
import { entrySeconds, type TimedEntry } from "./setlist-timing.ts";

/** Minutes. */
export const LONGEST_BREAKS = 600;
/** So many gigs say how a band plays: enough that one long evening does not, few enough that they are of today's band. */
export const GIGS_OF_A_PACE = 5;
/** Days for which a band is asked what happened at a gig. */
export const DAYS_OF_ASKING = 21;

export const GIG_REPORT_MESSAGES = {
  unknownSong: "This song does not exist",
  sameSongTwice: "A song is named once",
  noTime: "A gig ends after it begins",
  breaksTooLong: "The breaks are as long as the gig",
} as const;

export type ReportableGig = {
  /** `YYYY-MM-DD`, and `HH:mm`. */
  readonly eventDate: string;
  readonly startTime: string | null;
  readonly eventStatusTag: string;
  /** Of its type: a gig is one, a rehearsal is not. */
  readonly publicPerformance: boolean;
};

/** Whether there is anything to tell of it: a gig that was not called off, from when it has begun. `now` is by its clocks. */
export function mayBeReported(gig: ReportableGig, now: WallTime): boolean {
  if (!gig.publicPerformance || gig.eventStatusTag === "X") return false;
  const begin = `${gig.eventDate} ${gig.startTime ?? "00:00"}`;
  return begin <= `${now.date} ${now.time}`;
}

export type ReportedTimes = {
  /** `HH:mm`; an end that is earlier than the beginning is of the day after. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Together; null for none. */
  readonly breakMinutes: number | null;
};

/** The minutes of music, breaks left out; null while either end is not known. Nothing or less is no gig. */
export function playedMinutes({ startedAt, endedAt, breakMinutes }: ReportedTimes): number | null {
  if (startedAt === null || endedAt === null) return null;
  const minutes = (minuteOf(endedAt) - minuteOf(startedAt) + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY;
  return minutes - (breakMinutes ?? 0);
}

/** What is wrong with the times, at its field; null where nothing is. */
export function wrongTimes(
  times: ReportedTimes,
): { path: "endedAt" | "breakMinutes"; message: string } | null {
  const minutes = playedMinutes(times);
  if (minutes === null || minutes > 0) return null;
  return minutes + (times.breakMinutes ?? 0) === 0
    ? { path: "endedAt", message: GIG_REPORT_MESSAGES.noTime }
    : { path: "breakMinutes", message: GIG_REPORT_MESSAGES.breaksTooLong };
}

/** Seconds that what was played is reckoned to take: the songs, the time between them, and what is said, breaks left out. */
export function reckonedSeconds(
  songs: readonly Pick<TimedEntry, "seconds" | "Song">[],
  interludes: readonly { readonly kind: InterludeKind; readonly seconds: number }[],
  songInterval: number | null,
): number {
  const played = songs.reduce((sum, song) => sum + entrySeconds(song), 0);
  const spoken = interludes.reduce(
    (sum, { kind, seconds }) => sum + (kind === "spoken" ? seconds : 0),
    0,
  );
  return played + spoken + (songInterval ?? 0) * Math.max(0, songs.length - 1);
}

/** How the time that the last gigs took stands to what was reckoned: the middle one, so that one odd evening says little. */
export function usualPace(
  gigs: readonly { readonly minutes: number; readonly reckonedSeconds: number }[],
): number | null {
  const paces = gigs
    .filter((gig) => gig.minutes > 0 && gig.reckonedSeconds > 0)
    .map((gig) => (gig.minutes * 60) / gig.reckonedSeconds)
    .toSorted((one, other) => one - other);
  const above = paces[Math.floor(paces.length / 2)];
  const below = paces[Math.ceil(paces.length / 2) - 1];
  return above === undefined || below === undefined ? null : (above + below) / 2;
}

/** The bias (minutes, signed) by which a set list of so many seconds takes as long as the band usually does. */
export function biasAtPace(totalSeconds: number, pace: number): number {
  return clamp(Math.round((totalSeconds * (pace - 1)) / 60), -LARGEST_BIAS, LARGEST_BIAS) || 0;
}

/** Of the field. */
const LARGEST_BIAS = 120;
const MINUTES_OF_A_DAY = 24 * 60;

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
