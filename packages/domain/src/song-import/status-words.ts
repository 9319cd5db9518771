/** How ready a song is, in the words of other products and of people. */
import { SONG_STATUSES, type SongStatusTag } from "../song-status.ts";

const WORDS: Readonly<Record<SongStatusTag, readonly string[]>> = {
  N: [
    "new",
    "idea",
    "suggested",
    "suggestion",
    "proposed",
    "candidate",
    "backlog",
    "wishlist",
    "wish list",
    "maybe",
    "considering",
    "pending",
  ],
  P: [
    "in progress",
    "work in progress",
    "learning",
    "to learn",
    "practising",
    "practicing",
    "practice",
    "rehearsing",
    "rehearsal",
    "developing",
    "draft",
  ],
  C: [
    "active",
    "ready",
    "gig ready",
    "approved",
    "known",
    "learned",
    "learnt",
    "performing",
    "in rotation",
    "done",
  ],
  H: ["on hold", "paused", "resting", "rested", "parked"],
  R: ["inactive", "archived", "archive", "dropped", "old", "rejected", "deleted"],
};

/** Null for a word that nobody here knows. */
export function statusOf(word: string): SongStatusTag | null {
  const sought = word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
  const status = SONG_STATUSES.find(
    ({ tag, name }) =>
      tag.toLowerCase() === sought || name.toLowerCase() === sought || WORDS[tag].includes(sought),
  );
  return status?.tag ?? null;
}
