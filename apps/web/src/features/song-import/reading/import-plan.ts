/** What an import would do: the songs it would add, and everything a person should know before. Pure. */
import { partOf } from "@bandstand/contracts/shapes";
import { addSongBody, type AddSong, PLAIN_SONG_FIELDS } from "@bandstand/contracts/songs";
import { issueWords } from "@bandstand/contracts/issue-words";
import { LIMITS } from "@bandstand/contracts/limits";
import type { Genre, SongStatus } from "@bandstand/contracts/lookups";
import { plainText } from "@bandstand/domain/plain-text";
import { type ColumnMapping, IMPORT_FIELDS } from "@bandstand/domain/song-import/columns";
import { readTable, withArtist } from "@bandstand/domain/song-import/read-table";
import type { FoundSong, SongDraft } from "@bandstand/domain/song-import/song-draft";
import type * as z from "zod/mini";
import type { OpenedFiles } from "./opened-files.ts";

export interface ImportChoices {
  /** By column of the table; without a table of no meaning. */
  mapping: ColumnMapping;
  firstIsHead: boolean;
  /** For songs that name no artist. */
  artist: string;
  duplicates: "skip" | "import";
}

/** What the band has. */
export interface Library {
  songs: readonly { title: string; artist: string }[];
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

export interface ImportPlan {
  /** Songs in the files, good or bad. */
  found: number;
  /** What the call will carry: at most as many as the server takes at once. */
  songs: readonly PlannedSong[];
  /** Good ones that are left for another time. */
  beyond: number;
  bad: readonly BadPlace[];
  duplicates: readonly NamedPlace[];
  /** What was understood otherwise than it stands there, each text once. */
  notes: readonly { text: string; places: readonly string[] }[];
  /** Whether any song gets the artist given for all. */
  needsArtist: boolean;
}

export const DUPLICATE_MESSAGES = {
  here: "is in the band's songs already",
  twice: (place: string) => `stands in the file before: ${place}`,
} as const;

export function planImport(
  opened: OpenedFiles,
  choices: ImportChoices,
  library: Library,
): ImportPlan {
  const known = new Map<string, string>(
    library.songs.map((song) => [identity(song), DUPLICATE_MESSAGES.here]),
  );
  const good: PlannedSong[] = [];
  const bad: BadPlace[] = [];
  const duplicates: NamedPlace[] = [];
  const notes = new Map<string, string[]>();
  const found = foundSongs(opened, choices);

  for (const nameless of found) {
    const one = withArtist(nameless, choices.artist);
    const place = placeOf(one);
    const { song, genre, status, problems, remarks } = toSong(one, library);
    const { title } = one.draft;
    if (song === null) {
      bad.push({ line: one.line, place, title, text: problems.join(". ") });
      continue;
    }
    for (const note of remarks) notes.set(note, [...(notes.get(note) ?? []), place]);
    const before = known.get(identity(song));
    if (before !== undefined) duplicates.push({ place, title, text: before });
    else known.set(identity(song), DUPLICATE_MESSAGES.twice(place));
    if (before === undefined || choices.duplicates === "import") {
      good.push({ place, song, genre, status });
    }
  }
  const songs = good.slice(0, LIMITS.songsAtOnce);
  return {
    found: found.length,
    songs,
    beyond: good.length - songs.length,
    bad,
    duplicates,
    notes: [...notes].map(([text, places]) => ({ text, places })),
    needsArtist: found.some(({ draft }) => draft.artist === ""),
  };
}

function foundSongs(
  { table, charts }: OpenedFiles,
  { mapping, firstIsHead }: ImportChoices,
): readonly FoundSong[] {
  if (!table) return charts;
  const records = firstIsHead ? table.records.slice(1) : table.records;
  const { file } = table;
  return [...readTable(records, { file, mapping, tagLength: LIMITS.chip }), ...charts];
}

function toSong({ draft, problems, notes }: FoundSong, { genres, statuses }: Library) {
  const genre = draft.genre === null ? undefined : findGenre(draft.genre, genres);
  const status = statuses.find(({ tag }) => tag === draft.status);
  const remarks = [...notes];
  if (draft.genre !== null && !genre) {
    remarks.push(`The genre “${draft.genre}” is not known here: the song gets none`);
  }
  if (draft.tags.length > LIMITS.chips) {
    remarks.push(`Of more than ${LIMITS.chips} tags the first ${LIMITS.chips} are kept`);
  }
  const { tags } = draft;
  const checked = addSongBody.safeParse(
    {
      ...partOf(draft, PLAIN_SONG_FIELDS),
      genreId: genre?.id ?? null,
      ...(status && { songStatusId: status.id }),
      chips: tags
        .slice(0, LIMITS.chips)
        .map(({ tag, color }, index) => ({ id: index + 1, tag, icon: null, color })),
    },
    { error: issueWords },
  );
  const found = [...problems, ...(checked.success ? [] : issuesOf(checked.error, draft))];
  return {
    song: checked.success && found.length === 0 ? checked.data : null,
    genre: genre?.name ?? null,
    status: status?.name ?? null,
    problems: found,
    remarks,
  };
}

/** A missing title or artist has been told in fewer words. */
function issuesOf({ issues }: z.core.$ZodError, { title, artist }: SongDraft): string[] {
  return issues
    .filter(({ path }) => !(path[0] === "title" && title === ""))
    .filter(({ path }) => !(path[0] === "artist" && artist === ""))
    .map(({ path, message }) => `${labelOf(String(path[0]))}: ${message}`);
}

function labelOf(name: string): string {
  return IMPORT_FIELDS.find(({ field }) => field === name)?.label ?? name;
}

/** "hip hop", "Hip-Hop" and "HIPHOP" are one; so are "R&B", "R and B" and "RnB". */
function findGenre(name: string, genres: readonly Genre[]): Genre | undefined {
  const sought = genreKey(name);
  return genres.find((genre) => genreKey(genre.name) === sought);
}

function genreKey(name: string): string {
  const letters = plainText(name)
    .replace(/\band\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters === "rnb" ? "rb" : letters;
}

function identity({ title, artist }: { title: string; artist: string }): string {
  return `${plainText(title)}\n${plainText(artist)}`;
}

function placeOf({ file, line }: FoundSong): string {
  return line === null ? file : `Line ${line}`;
}
