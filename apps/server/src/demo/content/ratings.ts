/** What the six think of the songs: each has a taste, and none rates everything. */
import { seededRandom, seedFrom } from "../synth/random.ts";
import { MEMBERS } from "./members.ts";
import { SONGS } from "./songs/all.ts";

export type DemoRating = {
  readonly member: string;
  readonly song: string;
  /** Stars less one, 0 to 10. */
  readonly rating: number;
};

const LIKED: Readonly<Record<string, number>> = { C: 8.4, P: 7.4, N: 6.2, H: 6.6, R: 5.2 };

/** Favourites that stand out whoever is asked. */
const FAVOURITES: Readonly<Record<string, number>> = {
  "Northbound Train": 1.2,
  "Half Past Nowhere": 1,
  Homeward: 1.3,
  "Small Hours": 0.8,
  "Whisper Clause": -1.4,
  Sparrow: 0.9,
};

/** About two thirds of all pairs; the same each time. */
export const RATINGS: readonly DemoRating[] = SONGS.flatMap(({ title, status }) =>
  MEMBERS.flatMap(({ nickname }) => {
    const random = seededRandom(seedFrom(`${title} ${nickname}`));
    if (random() < (status === "N" ? 0.6 : 0.28)) return [];
    const taste = (LIKED[status] ?? 6) + (FAVOURITES[title] ?? 0) + (random() - 0.5) * 4;
    return [
      { member: nickname, song: title, rating: Math.min(10, Math.max(0, Math.round(taste))) },
    ];
  }),
);

/** Songs that members mean to practise, the first on top. */
export const BOOKMARKS: Readonly<Record<string, readonly string[]>> = {
  Mira: ["Salt & Neon", "Weathervane", "Second-Hand Sun", "Small Hours"],
  Joss: ["Salt & Neon", "Copper Wire", "Ivy Street", "Half Past Nowhere", "Signal Fire"],
  Ana: [
    "Northbound Train",
    "Last Bus Home",
    "Copper Wire",
    "Half Past Nowhere",
    "Salt & Neon",
    "Slow Ferry",
    "Weathervane",
  ],
  Priya: ["Half Past Nowhere"],
};
