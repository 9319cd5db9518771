/** What filling a set to a length would change: who stays, who comes in, who goes. Pure. */
import { daysBetween } from "@bandstand/domain/calendar-date";
import { fillSet, type FillSong } from "@bandstand/domain/setlist-fill";
import { ASSUMED_SECONDS, ENCORE_SECTION } from "@bandstand/domain/setlist-timing";

export interface FillCandidate {
  id: number;
  title: string;
  songkey: string | null;
  /** Null and 0 count as unknown. */
  seconds: number | null;
  avgRating: number | null;
  /** `YYYY-MM-DD`, null for never. */
  lastPlayed: string | null;
}

export interface FillRequest {
  section: number;
  /** Seconds that the section is to last. */
  target: number;
  /** Seconds between songs; behind each in the encore. */
  interval: number;
  /** Breaks and spoken notes of the section. */
  interludeSeconds: number;
  /** What stands in the section, in its order. */
  standing: readonly FillCandidate[];
  /** Which of these stay whatever is found. */
  pinned: ReadonlySet<number>;
  /** What may come in. */
  candidates: readonly FillCandidate[];
  /** Which of these come in whatever is found. */
  held?: ReadonlySet<number>;
  /** How many earlier offers had a song. */
  offered?: ReadonlyMap<number, number>;
  /** By chance, from 0 up to 1: which of songs alike comes first. */
  draw?: (songId: number) => number;
  /** `YYYY-MM-DD` */
  today: string;
}

export interface FillProposal {
  stays: FillCandidate[];
  comes: FillCandidate[];
  goes: FillCandidate[];
  /** What the section then lasts. */
  seconds: number;
}

const NONE: ReadonlySet<number> = new Set();

export function proposeFill(request: FillRequest): FillProposal {
  const { standing, pinned, candidates, interval, interludeSeconds, today } = request;
  // The encore has the interval behind its last song as well.
  const behindLast = request.section === ENCORE_SECTION ? interval : 0;
  const { held = NONE, offered, draw } = request;
  const isPinned = ({ id }: FillCandidate) => pinned.has(id);
  const isHeld = ({ id }: FillCandidate) => held.has(id);
  const pinnedSeconds = [...standing.filter(isPinned), ...candidates.filter(isHeld)].reduce(
    (sum, song) => sum + lasting(song) + interval,
    interludeSeconds,
  );
  const movable = [
    ...standing.filter((song) => !isPinned(song)),
    ...candidates.filter((song) => !isHeld(song)),
  ];
  const { songIds, seconds } = fillSet(
    movable.map((song) => ({
      ...asFillSong(song, today),
      offered: offered?.get(song.id) ?? 0,
      draw: draw?.(song.id) ?? 0,
    })),
    { seconds: Math.max(0, request.target - behindLast), interval, pinnedSeconds },
  );
  const chosen = new Set(songIds);
  const stays = standing.filter((song) => isPinned(song) || chosen.has(song.id));
  const comes = candidates.filter(({ id }) => chosen.has(id) || held.has(id));
  return {
    stays,
    comes,
    goes: standing.filter((song) => !stays.includes(song)),
    seconds: stays.length + comes.length === 0 ? interludeSeconds : seconds + behindLast,
  };
}

/** What accepting would do. */
export function changeWords(comes: number, goes: number): string {
  if (comes > 0 && goes > 0) return `Add ${comes}, remove ${goes}`;
  if (comes > 0) return comes === 1 ? "Add 1 song" : `Add ${comes} songs`;
  if (goes > 0) return goes === 1 ? "Remove 1 song" : `Remove ${goes} songs`;
  return "Nothing to change";
}

/** "8 s under", "1:10 over", "exactly". */
export function distanceWords(seconds: number, target: number): string {
  const distance = Math.abs(seconds - target);
  if (distance === 0) return "exactly";
  const rest = String(distance % 60).padStart(2, "0");
  const much = distance < 60 ? `${distance} s` : `${Math.floor(distance / 60)}:${rest}`;
  return `${much} ${seconds > target ? "over" : "under"}`;
}

function lasting({ seconds }: FillCandidate): number {
  return seconds === null || seconds <= 0 ? ASSUMED_SECONDS : seconds;
}

function asFillSong(
  { id, seconds, avgRating, lastPlayed }: FillCandidate,
  today: string,
): FillSong {
  return {
    id,
    seconds,
    avgRating,
    daysUnplayed: lastPlayed === null ? null : Math.max(0, daysBetween(lastPlayed, today)),
  };
}
