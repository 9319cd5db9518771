/** What a chart that is pasted fills in: the fields of which nothing is said yet. Pure. */
import type { Genre } from "@bandstand/contracts/lookups";
import { genreKey } from "@bandstand/domain/genre-key";
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import { hasGenre } from "@bandstand/domain/song-genre";
import type { PastedChart } from "@bandstand/domain/song-import/pasted-chart";
import type { SongForm } from "../song-form-schema.ts";

type Told = PastedChart["told"];
type Values = SongForm["values"];

/** With what the form calls them. A genre is one, whichever field it is of. */
const WORDS = {
  title: "title",
  artist: "artist",
  genreId: "genre",
  ownGenre: "genre",
  songkey: "key",
  capo: "capo",
  bpm: "tempo",
  seconds: "duration",
  notes: "notes",
} as const;
export type FilledField = keyof typeof WORDS;
export type FilledIn = Partial<Pick<Values, FilledField>>;

const PLAIN = ["title", "artist", "songkey", "capo", "bpm", "seconds", "notes"] as const;
export const FILLED_FIELDS = [...PLAIN, "genreId", "ownGenre"] as const satisfies FilledField[];

/** @param genres undefined where they are not known: then the genre stays open */
export function filledIn(told: Told, values: Values, genres?: readonly Genre[]): FilledIn {
  const open = PLAIN.filter((name) => isOpen(name, values[name]) && !isOpen(name, told[name]));
  return {
    ...Object.fromEntries(open.map((name) => [name, told[name]])),
    ...(genres && told.genre !== null && !hasGenre(values) && genreOf(told.genre, genres)),
  };
}

/** "title, artist and key" */
export function wordsOf(filled: FilledIn): string {
  const words = FILLED_FIELDS.filter((name) => name in filled).map((name) => WORDS[name]);
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} and ${last}`;
}

/** A new song has a length that nobody has said. */
function isOpen(name: FilledField, value: unknown): boolean {
  const isEmpty = value === undefined || value === null || value === "";
  return isEmpty || (name === "seconds" && value === DEFAULT_SECONDS);
}

function genreOf(name: string, genres: readonly Genre[]): FilledIn {
  const sought = genreKey(name);
  const listed = genres.find((genre) => genreKey(genre.name) === sought);
  return listed ? { genreId: listed.id } : { ownGenre: name };
}
