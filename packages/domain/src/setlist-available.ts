/** Which songs are offered to a set list, and in which order. */
import { genreKey } from "./genre-key.ts";
import { searchFor } from "./text-search.ts";

export type AvailableSongFacts = {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
  readonly featuring: string | null;
  readonly songkey: string | null;
  readonly bpm: number | null;
  readonly seconds: number | null;
  readonly genreId: number | null;
  readonly ownGenre: string | null;
  /** Null for those who may not read songs. */
  readonly SongStatus: { readonly tag: string } | null;
  /** 0 to 10, null while nobody has rated the song. */
  readonly avgRating: number | null;
  /** `YYYY-MM-DD`, null for never. */
  readonly lastPlayed: string | null;
};

export type AvailableSort = "title" | "artist" | "bpm" | "seconds" | "avgRating" | "lastPlayed";

export type AvailableFilter = {
  readonly search: string;
  /** Null for any, as all below. */
  readonly status: string | null;
  readonly genreId: number | null;
  /** One of the band's own. */
  readonly ownGenre: string | null;
  readonly songkey: string | null;
  /** Beats a minute; a song without a tempo is in no range. */
  readonly slowest: number | null;
  readonly fastest: number | null;
  /** 0 to 10. */
  readonly leastRating: number | null;
  /** Not played for so many days; what was never played is in it. */
  readonly unplayedDays: number | null;
  readonly sort: AvailableSort;
  readonly descending: boolean;
};

/** Above so many songs the list is laid out wide. */
const WIDE_ABOVE = 30;

export function isWideAvailable(songs: number): boolean {
  return songs > WIDE_ABOVE;
}

/** Current where there is such a status, else any. */
export function defaultAvailable(statusTags: Iterable<string>): AvailableFilter {
  return {
    search: "",
    status: new Set(statusTags).has("C") ? "C" : null,
    genreId: null,
    ownGenre: null,
    songkey: null,
    slowest: null,
    fastest: null,
    leastRating: null,
    unplayedDays: null,
    sort: "title",
    descending: false,
  };
}

/** @param today `YYYY-MM-DD` */
export function availableSongs<Song extends AvailableSongFacts>(
  songs: readonly Song[],
  filter: AvailableFilter,
  today: string,
): Song[] {
  const isFound = searchFor(filter.search);
  const playedBefore = filter.unplayedDays === null ? null : daysBefore(today, filter.unplayedDays);
  const found = songs.filter(
    (song) =>
      (filter.status === null || song.SongStatus?.tag === filter.status) &&
      (filter.genreId === null || song.genreId === filter.genreId) &&
      (filter.ownGenre === null || isSameGenre(song.ownGenre, filter.ownGenre)) &&
      (filter.songkey === null || song.songkey === filter.songkey) &&
      isWithin(song.bpm, filter.slowest, filter.fastest) &&
      (filter.leastRating === null || (song.avgRating ?? -1) >= filter.leastRating) &&
      (playedBefore === null || song.lastPlayed === null || song.lastPlayed <= playedBefore) &&
      isFound([song.title, song.artist, song.featuring]),
  );
  const sign = filter.descending ? -1 : 1;
  return found.toSorted(
    (one, other) =>
      compare(one[filter.sort], other[filter.sort], sign) ||
      alphabetical.compare(one.title, other.title),
  );
}

/**
 * What the filter leaves once those that stand in the set list are taken away. Where its status leaves none but another does,
 * those of the others, and `isOther` says so.
 */
export function unusedSongs<Song extends AvailableSongFacts>(
  songs: readonly Song[],
  filter: AvailableFilter,
  { today, standing }: { today: string; standing: ReadonlySet<number> },
): { songs: Song[]; isOther: boolean } {
  const unused = songs.filter(({ id }) => !standing.has(id));
  const found = availableSongs(unused, filter, today);
  if (found.length > 0 || filter.status === null) return { songs: found, isOther: false };
  const others = availableSongs(unused, { ...filter, status: null }, today);
  return { songs: others, isOther: others.length > 0 };
}

/** How many ways of narrowing are in force, the search and the order aside. */
export function narrowedBy(filter: AvailableFilter): number {
  const { status, genreId, ownGenre, songkey, slowest, fastest, leastRating, unplayedDays } =
    filter;
  const tempo = slowest ?? fastest;
  return [status, genreId ?? ownGenre, songkey, tempo, leastRating, unplayedDays].filter(
    (value) => value !== null,
  ).length;
}

function isSameGenre(one: string | null, other: string): boolean {
  return one !== null && genreKey(one) === genreKey(other);
}

function isWithin(bpm: number | null, slowest: number | null, fastest: number | null): boolean {
  if (slowest === null && fastest === null) return true;
  return bpm !== null && bpm >= (slowest ?? 0) && bpm <= (fastest ?? Infinity);
}

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

/** What is not known comes last, in either direction. */
function compare(one: string | number | null, other: string | number | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === "number" && typeof other === "number") return sign * (one - other);
  return sign * alphabetical.compare(String(one), String(other));
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
