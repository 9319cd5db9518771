/** Which songs were played on an evening and when each was begun, from what was opened on stage. */
import type { BegunSong } from "@bandstand/domain/setlist-plan";

/** In the order in which they were begun. */
export type GigLog = readonly BegunSong[];

/** Milliseconds. A song that was left sooner was only looked at. */
const GLANCE = 30_000;
/** Milliseconds after the last song was begun, when the evening is over: no break is as long. */
const OVER = 3 * 60 * 60 * 1000;

/** What of it still counts. */
export function logOfTonight(log: GigLog, now: number): GigLog {
  const last = log.at(-1);
  return last === undefined || now - last.at > OVER ? [] : log;
}

/** Who looks ahead and comes back has not left the song. */
export function withOpened(log: GigLog, songId: number, at: number): GigLog {
  const tonight = logOfTonight(log, at);
  const last = tonight.at(-1);
  if (last === undefined) return [{ songId, at }];
  if (last.songId === songId) return tonight;
  const played = at - last.at < GLANCE ? tonight.slice(0, -1) : tonight;
  return played.at(-1)?.songId === songId ? played : [...played, { songId, at }];
}

const NAME = "stage";

/** Where the log of one set list is kept as text. A device plays one gig at a time. */
export function writeLog(setlist: string, log: GigLog): { name: string; text: string } {
  return { name: NAME, text: JSON.stringify({ setlist, log }) };
}

/** What cannot be read, or is of another set list, is as if never kept. */
export function readLog(setlist: string, read: (name: string) => string | null): GigLog {
  let kept: unknown;
  try {
    kept = JSON.parse(read(NAME) ?? "null");
  } catch {
    return [];
  }
  if (typeof kept !== "object" || kept === null) return [];
  if (!("setlist" in kept && "log" in kept) || kept.setlist !== setlist) return [];
  return Array.isArray(kept.log) && kept.log.every(isBegunSong) ? kept.log : [];
}

function isBegunSong(value: unknown): value is BegunSong {
  return (
    typeof value === "object" &&
    value !== null &&
    "songId" in value &&
    "at" in value &&
    Number.isInteger(value.songId) &&
    Number.isFinite(value.at)
  );
}
