/** What an import would do: the songs it would add, and everything a person should know before. Pure. */
import { partOf } from "@bandstand/contracts/shapes";
import { type AddSong, PLAIN_SONG_FIELDS } from "@bandstand/contracts/songs";
import { LIMITS } from "@bandstand/contracts/limits";
import type { Genre, SongStatus } from "@bandstand/contracts/lookups";
import type { ImportedChange } from "@bandstand/contracts/song-library";
import type { ColumnMapping } from "@bandstand/domain/song-import/columns";
import { genreKey } from "@bandstand/domain/genre-key";
import { ownGenresOf } from "@bandstand/domain/song-genre";
import { readTable, withArtist } from "@bandstand/domain/song-import/read-table";
import { songFinder } from "@bandstand/domain/song-import/same-song";
import type { FoundSong } from "@bandstand/domain/song-import/song-draft";
import type { MergeWay } from "@bandstand/domain/song-merge";
import { columnNames } from "./describe-table.ts";
import { fittingSong } from "./fitting-song.ts";
import {
  broughtOnto,
  gainOf,
  gainWords,
  isNothing,
  type KnownSong,
  type MatchChoice,
} from "./matched-song.ts";
import type { OpenedFiles } from "./opened-files.ts";

export interface ImportChoices {
  /** By column of the table; without a table of no meaning. */
  mapping: ColumnMapping;
  firstIsHead: boolean;
  /** For songs that name no artist. */
  artist: string;
  /** For songs that are here already, where none is chosen for the one. */
  matched: MatchChoice;
  /** By the number of the song among those of the files. */
  each: Readonly<Record<number, MatchChoice>>;
}

/** What the band has. */
export interface Library {
  songs: readonly KnownSong[];
  genres: readonly Genre[];
  statuses: readonly SongStatus[];
}

export interface NamedPlace {
  /** "Line 12", or the file where it is one song. */
  place: string;
  title: string;
  text: string;
}

/** What is skipped, and where it stands in its table; null for a chart. */
export interface BadPlace extends NamedPlace {
  line: number | null;
}

export interface PlannedSong {
  place: string;
  song: AddSong;
  genre: string | null;
  status: string | null;
}

export interface PlannedChange {
  place: string;
  change: ImportedChange;
}

/** A song of the files that is here already. */
export interface MatchedSong extends NamedPlace {
  number: number;
  choice: MatchChoice;
  /** Whether it is one of the band's; else it stood in the files before. */
  isHere: boolean;
}

export interface ImportPlan {
  /** Songs in the files, good or bad. */
  found: number;
  /** What the call will carry: at most as many as the server takes at once, new ones first. */
  songs: readonly PlannedSong[];
  changes: readonly PlannedChange[];
  /** Good ones that are left for another time. */
  beyond: number;
  bad: readonly BadPlace[];
  matched: readonly MatchedSong[];
  /** What was understood otherwise than it stands there, each text once. */
  notes: readonly { text: string; places: readonly string[] }[];
  /** Whether any song gets the artist given for all. */
  needsArtist: boolean;
}

export const MATCH_WORDS = {
  here: (title: string, artist: string) => `“${title}” by ${artist}`,
  twice: (place: string) => `stands in the files before (${place})`,
} as const;

/** What a song of the files goes onto: one of the band's, or one that stood in the files before. */
type Target = { kind: "here"; song: KnownSong } | { kind: "planned"; planned: PlannedSong };

export function planImport(
  opened: OpenedFiles,
  choices: ImportChoices,
  library: Library,
): ImportPlan {
  const targets = songFinder<Target>();
  for (const song of library.songs) targets.add(song, { kind: "here", song });
  const good: PlannedSong[] = [];
  const changes: PlannedChange[] = [];
  const bad: BadPlace[] = [];
  const matched: MatchedSong[] = [];
  const notes = new Map<string, string[]>();
  const found = foundSongs(opened, choices);
  // As the band spells those that it has.
  const ownGenres = new Map(ownGenresOf(library.songs).map((name) => [genreKey(name), name]));
  let needsArtist = false;

  for (const [number, nameless] of found.entries()) {
    const target = targets.find(nameless.draft);
    const choice = choices.each[number] ?? choices.matched;
    const isOnto = target !== undefined && choice !== "new";
    needsArtist ||= nameless.draft.artist === "" && !isOnto;
    // Whose a chart is that names nobody, the song it is for tells.
    const one = withArtist(nameless, isOnto ? namesOf(target).artist : choices.artist);
    const place = placeOf(one);
    const { song, genre, status, problems, remarks } = toSong(one, { ...library, ownGenres });
    const { title } = one.draft;
    if (song === null) {
      bad.push({ line: one.line, place, title, text: problems.join(". ") });
      continue;
    }
    for (const note of remarks) notes.set(note, [...(notes.get(note) ?? []), place]);
    if (target !== undefined) {
      const gain = gainOf(
        target.kind === "here" ? target.song : target.planned.song,
        song,
        choice === "replace" ? "replace" : "lacks",
      );
      const text = [wordsOf(target), gainWords(gain, choice)].join(": ");
      matched.push({ number, choice, isHere: target.kind === "here", place, title, text });
      if (choice === "skip") continue;
      if (choice !== "new") {
        if (isNothing(gain)) continue;
        if (target.kind === "here")
          changes.push({ place, change: changeOf(target.song, song, choice) });
        else bringOnto(target.planned, { place, song, genre, status }, choice);
        continue;
      }
    }
    const planned = { place, song, genre, status };
    good.push(planned);
    targets.add(song, { kind: "planned", planned });
  }
  const songs = good.slice(0, LIMITS.songsAtOnce);
  const carried = changes.slice(0, LIMITS.songsAtOnce - songs.length);
  return {
    found: found.length,
    songs,
    changes: carried,
    beyond: good.length + changes.length - songs.length - carried.length,
    bad,
    matched,
    notes: [...notes].map(([text, places]) => ({ text, places })),
    needsArtist,
  };
}

function bringOnto(planned: PlannedSong, other: PlannedSong, way: MergeWay): void {
  const [first, second] = way === "replace" ? [other, planned] : [planned, other];
  planned.song = broughtOnto(planned.song, other.song, way);
  planned.genre = first.genre ?? second.genre;
  planned.status = first.status ?? second.status;
}

function namesOf(target: Target): { title: string; artist: string } {
  return target.kind === "here" ? target.song : target.planned.song;
}

function wordsOf(target: Target): string {
  if (target.kind === "planned") return MATCH_WORDS.twice(target.planned.place);
  return MATCH_WORDS.here(target.song.title, target.song.artist);
}

/** What was chosen by what stood there is held to it; what a song lacks is added whatever else has changed. */
function changeOf({ id, updatedAt }: KnownSong, given: AddSong, way: MergeWay): ImportedChange {
  const { title: _title, artist: _artist, ...fields } = given;
  return { ...said(fields), id, way, ...(way === "replace" && { updatedAt }) };
}

/** Without what the file says nothing of. */
function said<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Fields>;
}

function foundSongs(
  { table, charts }: OpenedFiles,
  { mapping, firstIsHead }: ImportChoices,
): readonly FoundSong[] {
  if (!table) return charts;
  const records = firstIsHead ? table.records.slice(1) : table.records;
  const { file } = table;
  const names = columnNames(table, firstIsHead);
  return [...readTable(records, { file, mapping, names, tagLength: LIMITS.chip }), ...charts];
}

function toSong(
  { draft, problems, notes }: FoundSong,
  { genres, statuses, ownGenres }: Library & { ownGenres: ReadonlyMap<string, string> },
) {
  const ownGenreOf = (name: string): string => ownGenres.get(genreKey(name)) ?? name;
  const genre = draft.genre === null ? undefined : findGenre(draft.genre, genres);
  const status = statuses.find(({ tag }) => tag === draft.status);
  const remarks = [...notes];
  const ownGenre = draft.genre !== null && !genre ? ownGenreOf(draft.genre) : null;
  if (ownGenre !== null) {
    remarks.push(`The genre “${ownGenre}” is not in the list: it becomes one of the band's own`);
  }
  if (draft.tags.length > LIMITS.chips) {
    remarks.push(`Of more than ${LIMITS.chips} tags the first ${LIMITS.chips} are kept`);
  }
  const { tags } = draft;
  const fitted = fittingSong({
    ...partOf(draft, PLAIN_SONG_FIELDS),
    genreId: genre?.id ?? null,
    ownGenre,
    ...(status && { songStatusId: status.id }),
    chips: tags
      .slice(0, LIMITS.chips)
      .map(({ tag, color }, index) => ({ id: index + 1, tag, icon: null, color })),
  });
  const found = [...problems, ...fitted.problems];
  return {
    song: fitted.song !== null && found.length === 0 ? fitted.song : null,
    genre: genre?.name ?? ownGenre,
    status: status?.name ?? null,
    problems: found,
    remarks: [...remarks, ...fitted.remarks],
  };
}

function findGenre(name: string, genres: readonly Genre[]): Genre | undefined {
  const sought = genreKey(name);
  return genres.find((genre) => genreKey(genre.name) === sought);
}

function placeOf({ file, line }: FoundSong): string {
  return line === null ? file : `Line ${line}`;
}
