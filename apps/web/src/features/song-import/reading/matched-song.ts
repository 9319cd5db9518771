/** A song of the files that is one of the band's, or one of the same files: what is done with it, and what that would change. Pure. */
import type { AddSong, SongRow } from "@bandstand/contracts/songs";
import { songFields } from "@bandstand/contracts/songs";
import { LIMITS } from "@bandstand/contracts/limits";
import { fieldsOf } from "@bandstand/contracts/shapes";
import { withOneGenre } from "@bandstand/domain/song-genre";
import { mergeSong, type MergeWay } from "@bandstand/domain/song-merge";
import { IMPORT_FIELDS } from "@bandstand/domain/song-import/columns";

/** What becomes of a song that is here: it gets what it lacks, or what the file says; another is added; or nothing is done. */
export type MatchChoice = MergeWay | "new" | "skip";

export const MATCH_CHOICES = [
  { value: "lacks", label: "Add what they lack" },
  { value: "replace", label: "Replace" },
  { value: "new", label: "As a new song" },
  { value: "skip", label: "Leave out" },
] as const satisfies readonly { value: MatchChoice; label: string }[];

/** What the list of the band's songs tells of each: everything but its long texts. */
export type KnownSong = Pick<
  SongRow,
  | "id"
  | "updatedAt"
  | "title"
  | "artist"
  | "featuring"
  | "genreId"
  | "ownGenre"
  | "songStatusId"
  | "songkey"
  | "capo"
  | "bpm"
  | "seconds"
  | "start"
  | "youTubeId"
  | "coverImageURL"
  | "chips"
>;

/** Notes are no such text: what a file says is added below them, whatever stands there. */
const LONG_TEXTS: ReadonlySet<string> = new Set(["lyrics", "tab", "todo"]);

export type Gain = {
  /** Labels of the fields that change for certain. */
  readonly sure: readonly string[];
  /** Those of long texts, which a list does not tell. */
  readonly perhaps: readonly string[];
};

/** What a song would get of a file. */
export function gainOf(own: Partial<AddSong>, given: AddSong, way: MergeWay): Gain {
  const merged = Object.keys(mergeSong<Chip, Partial<AddSong>>(own, given, optionsOf(way)));
  const labels = (wanted: (name: string) => boolean): string[] =>
    fieldsOf(songFields)
      .filter((name) => merged.includes(name) && wanted(name))
      .map(labelOf);
  const isUnknown = (name: string): boolean => LONG_TEXTS.has(name) && !(name in own);
  return { sure: labels((name) => !isUnknown(name)), perhaps: labels(isUnknown) };
}

/** The song with what another of the same files says of it. */
export function broughtOnto(own: AddSong, given: AddSong, way: MergeWay): AddSong {
  return { ...own, ...withOneGenre(mergeSong<Chip, AddSong>(own, given, optionsOf(way))) };
}

type Chip = NonNullable<AddSong["chips"]>[number];

function optionsOf(way: MergeWay) {
  return { way, tags: LIMITS.chips };
}

const OWN_LABELS = new Map([
  ["genreId", "Genre"],
  ["ownGenre", "Genre"],
  ["songStatusId", "Status"],
  ["chips", "Tags"],
]);

export function labelOf(name: string): string {
  return OWN_LABELS.get(name) ?? IMPORT_FIELDS.find(({ field }) => field === name)?.label ?? name;
}

export function isNothing({ sure, perhaps }: Gain): boolean {
  return sure.length + perhaps.length === 0;
}

/** "Key, Tempo; Lyrics and Tab if it has none": short, for one line of many. */
export function gainWords({ sure, perhaps }: Gain, choice: MatchChoice): string {
  switch (choice) {
    case "new":
      return "another song of this name";
    case "skip":
      return "nothing is changed";
    case "lacks":
      if (sure.length + perhaps.length === 0) return "says nothing that the song lacks";
      return [
        ...(sure.length > 0 ? [`adds ${sure.join(", ")}`] : []),
        ...(perhaps.length > 0 ? [`${perhaps.join(", ")} where there is none`] : []),
      ].join("; ");
    case "replace":
      return sure.length + perhaps.length === 0
        ? "says nothing else than the song"
        : `replaces ${[...sure, ...perhaps].join(", ")}`;
    default:
      return choice satisfies never;
  }
}
