/**
 * Which songs fill a set to a length: the total that comes closest, and of all ways to that total first what has been offered
 * least, then what was not played lately, the best rated songs, and those unplayed for longest. Exact, by the knapsack recurrence over whole seconds (Bellman, 1957); the same songs
 * in, whatever their order, give the same songs out.
 */
import { ASSUMED_SECONDS } from "./setlist-timing.ts";

export type FillSong = {
  readonly id: number;
  /** Null and 0 count as unknown. */
  readonly seconds: number | null;
  /** 0 to 10, null while nobody has rated the song. */
  readonly avgRating: number | null;
  /** Days since it was last played, null for never. */
  readonly daysUnplayed: number | null;
  /** How many earlier offers had it; left out, none. */
  readonly offered?: number;
  /** From 0 up to 1, by chance: which of songs alike comes first. Left out, their ids say. */
  readonly draw?: number;
};

export type FillOptions = {
  /** Seconds that the set is to last, the pauses between its songs with it. */
  readonly seconds: number;
  /** Seconds between two songs. */
  readonly interval: number;
  /** Seconds of the songs that stay, each with the pause behind it. */
  readonly pinnedSeconds: number;
};

export type Fill = {
  /** In the order in which the songs were given. */
  readonly songIds: readonly number[];
  /** What the set then lasts, the pinned songs with it. */
  readonly seconds: number;
};

/** Neither liked nor disliked. */
const UNRATED = 5;
/** Days: the same people may hear it again. */
const LATELY = 45;
/** Worth more than whatever was played lately in a set of a day. */
const OFFERED = 100_000;
/** Longer than that is as good as never. */
const LONGEST_UNPLAYED = 3650;

export function fillSet(songs: readonly FillSong[], options: FillOptions): Fill {
  const { seconds, interval, pinnedSeconds } = options;
  // The pause behind the last song is counted on both sides, so that each song weighs the same wherever it stands.
  const target = Math.max(0, seconds + interval - pinnedSeconds);
  const items = songs
    .toSorted((one, other) => one.id - other.id)
    .map((song) => weigh(song, interval));
  const longest = items.reduce((most, { weight }) => Math.max(most, weight), 0);
  const table = fillTable(items, target + longest);
  const total = closestTotal(table, target);
  const chosen = new Set(tracedBack(items, table, total));
  return {
    songIds: songs.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    seconds: Math.max(0, pinnedSeconds + total - interval),
  };
}

type Item = {
  readonly id: number;
  /** Seconds, with the pause behind it. */
  readonly weight: number;
  /** What speaks against it: offers that had it, and whether it was played lately. */
  readonly against: number;
  /** Rating and days unplayed, each for as long as the song lasts: a short song counts for less of the set. */
  readonly rating: number;
  readonly unplayed: number;
};

function weigh(song: FillSong, interval: number): Item {
  const seconds = song.seconds === null || song.seconds <= 0 ? ASSUMED_SECONDS : song.seconds;
  const days = Math.min(song.daysUnplayed ?? LONGEST_UNPLAYED, LONGEST_UNPLAYED);
  return {
    id: song.id,
    weight: seconds + interval,
    against: ((song.offered ?? 0) * OFFERED + (days < LATELY ? 1 : 0)) * seconds,
    rating: (song.avgRating ?? UNRATED) * seconds,
    // Chance counts for less than a day of the shortest song.
    unplayed: days * seconds + (song.draw ?? 0),
  };
}

type Table = {
  /** Best rating of each total; below 0 where no songs make that total. */
  readonly rating: Float64Array;
  readonly unplayed: Float64Array;
  /** By item, then by total: whether the best way takes the item. */
  readonly takes: readonly Uint8Array[];
};

function fillTable(items: readonly Item[], capacity: number): Table {
  const rating = new Float64Array(capacity + 1).fill(-1);
  const unplayed = new Float64Array(capacity + 1);
  const against = new Float64Array(capacity + 1);
  rating[0] = 0;
  const takes = items.map((item) => {
    const taken = new Uint8Array(capacity + 1);
    for (let total = capacity; total >= item.weight; total -= 1) {
      const before = rating[total - item.weight] ?? -1;
      if (before < 0) continue;
      const withRating = before + item.rating;
      const withUnplayed = (unplayed[total - item.weight] ?? 0) + item.unplayed;
      const withAgainst = (against[total - item.weight] ?? 0) + item.against;
      const best = rating[total] ?? -1;
      const least = against[total] ?? 0;
      if (best >= 0 && withAgainst > least) continue;
      if (best >= 0 && withAgainst === least) {
        if (withRating < best) continue;
        if (withRating === best && withUnplayed <= (unplayed[total] ?? 0)) continue;
      }
      against[total] = withAgainst;
      rating[total] = withRating;
      unplayed[total] = withUnplayed;
      taken[total] = 1;
    }
    return taken;
  });
  return { rating, unplayed, takes };
}

/** Of two as close, the shorter: a set that ends early can go on. */
function closestTotal({ rating }: Table, target: number): number {
  for (let distance = 0; ; distance += 1) {
    if ((rating[target - distance] ?? -1) >= 0) return target - distance;
    if ((rating[target + distance] ?? -1) >= 0) return target + distance;
  }
}

function tracedBack(items: readonly Item[], { takes }: Table, from: number): number[] {
  const chosen: number[] = [];
  let total = from;
  for (const [index, item] of [...items.entries()].toReversed()) {
    if (takes[index]?.[total] !== 1) continue;
    chosen.push(item.id);
    total -= item.weight;
  }
  return chosen;
}
