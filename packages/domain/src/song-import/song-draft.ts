/** A song as a file tells it, before names of genres and statuses are looked up and lengths of texts are checked. */
import type { SongStatusTag } from "../song-status.ts";
import type { TagText } from "../tag-text.ts";

export type SongDraft = {
  readonly title: string;
  readonly artist: string;
  readonly featuring: string | null;
  /** As the file names it. */
  readonly genre: string | null;
  /** Null where the file says nothing, or nothing known. */
  readonly status: SongStatusTag | null;
  readonly songkey: string | null;
  readonly bpm: number | null;
  readonly start: string | null;
  /** Whole seconds. */
  readonly seconds: number | null;
  readonly lyrics: string | null;
  readonly tab: string | null;
  readonly notes: string | null;
  readonly todo: string | null;
  readonly youTubeId: string | null;
  readonly coverImageURL: string | null;
  readonly tags: readonly TagText[];
};

/** A song of a file with what is to be said of it. */
export type FoundSong = {
  /** The name of the file, and which of its songs it is where it holds several. */
  readonly file: string;
  /** Of a table, from 1; null for a chart. */
  readonly line: number | null;
  readonly draft: SongDraft;
  /** What keeps it from being imported. */
  readonly problems: readonly string[];
  /** What was understood otherwise than it stands there. */
  readonly notes: readonly string[];
};

export const EMPTY_DRAFT: SongDraft = {
  title: "",
  artist: "",
  featuring: null,
  genre: null,
  status: null,
  songkey: null,
  bpm: null,
  start: null,
  seconds: null,
  lyrics: null,
  tab: null,
  notes: null,
  todo: null,
  youTubeId: null,
  coverImageURL: null,
  tags: [],
};
