/** How much one band keeps. */
import { LISTED_RECORDS } from "./area-graph.ts";

export const BAND_LIMITS = {
  ...LISTED_RECORDS,
  band_users: { most: 500, words: "members" },
  venue_notes: { most: 20_000, words: "notes of its venues" },
  followers: { most: 100_000, words: "followers" },
  date_polls: { most: 2000, words: "polls for a date" },
  /** Songs, breaks and spoken notes, of all set lists together. */
  setlistEntries: { most: 50_000, words: "places in its set lists" },
} as const;

export type LimitedRecords = keyof typeof BAND_LIMITS;

/** One member's practices of one song that are counted; a session a day fills them in a quarter of a century. */
export const MOST_PRACTICES = 10_000;

export function limitMessage(records: LimitedRecords): string {
  const { most, words } = BAND_LIMITS[records];
  return `A band has ${most.toLocaleString("en-GB")} ${words} at most. Delete some that are no longer needed.`;
}
