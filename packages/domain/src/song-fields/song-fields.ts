/**
 * A song in files, each field once: what its column is called, by which names of columns and directives it is known, how it is
 * read and how it is written. In the order of our own table.
 */
import { formatDuration } from "../duration.ts";
import { HIGHEST_CAPO } from "../played-key.ts";
import type { SongStatusTag } from "../song-status.ts";
import { statusOf } from "../song-import/status-words.ts";
import {
  type Read,
  readKey,
  readLength,
  readMilliseconds,
  readTags,
  readTempo,
} from "../song-import/values.ts";
import { type TagText, writeTag } from "../tag-text.ts";
import { videoIdOf } from "../video-id.ts";

/** What is known of a field, whichever it is. */
export type AnyField = Field<unknown, never>;

export type ReadLimits = {
  /** Characters that a tag may have. */
  readonly tagLength: number;
};

type Column<Value> = {
  /** Among the choices of what a column is. */
  readonly label: string;
  /**
   * Names as BandHelper (Title, Artist, Key, Tempo, Duration, Tags, Notes, Lyrics), Setlist Helper (Name, Artist, Song Length,
   * Song Tags, Other) and people's own spreadsheets have them; the better fit first. Written without case, spaces and signs.
   */
  readonly aliases: readonly string[];
  /** From the text of a cell or a directive; nothing of an empty one. */
  readonly read: (text: string, limits: ReadLimits) => Read<Value>;
};

type Field<Value, Written> = Column<Value> & {
  /** Of its column in our own table. */
  readonly heading: string;
  /** In ChordPro, read and written. */
  readonly directive?: string;
  /** In ChordPro, read where the song says nothing by its own. */
  readonly otherDirectives?: readonly string[];
  readonly write: (value: Written) => string | null;
};

const text = (cell: string) => ({ value: cell.trim() });
const optional = (cell: string) => ({ value: cell.trim() || null });
/** White space at the ends is part of it. */
const long = (cell: string) => ({ value: cell.trim() === "" ? null : cell });
const asItIs = (value: string | null) => value;
const wholeNumber = (value: number | null) => (value === null ? null : String(value));

export const FIELD_MESSAGES = {
  unknownStatus: (word: string) => `The status “${word}” is not known here: the song gets WIP`,
  unknownVideo: (text: string) => `The video “${text}” is not one of YouTube`,
} as const;

export const SONG_FIELDS = {
  title: {
    heading: "Title",
    label: "Title",
    aliases: ["title", "songtitle", "song", "songname", "name", "trackname", "tracktitle", "track"],
    directive: "title",
    read: text,
    write: (title: string) => title,
  },
  artist: {
    heading: "Artist",
    label: "Artist",
    aliases: [
      "artist",
      "artistname",
      "artistnames",
      "originalartist",
      "artists",
      "performer",
      "band",
      "by",
    ],
    directive: "artist",
    otherDirectives: ["subtitle"],
    read: text,
    write: (artist: string) => artist,
  },
  featuring: {
    heading: "Featuring",
    label: "Featuring",
    aliases: [
      "featuring",
      "feat",
      "ft",
      "leadvocals",
      "leadvocal",
      "leadsinger",
      "singer",
      "vocalist",
      "vocals",
    ],
    read: optional,
    write: asItIs,
  },
  /** As the file names it. */
  genre: {
    heading: "Genre",
    label: "Genre",
    aliases: ["genre", "genres", "style", "musicstyle", "category"],
    otherDirectives: ["genre"],
    read: optional,
    write: asItIs,
  },
  /** Read as a tag: null where the file says nothing, or nothing known. Written by its name. */
  status: {
    heading: "Status",
    label: "Status",
    aliases: ["status", "songstatus", "state", "readiness", "progress"],
    read: readStatus,
    write: (name: string) => name,
  },
  songkey: {
    heading: "Key",
    label: "Key",
    aliases: [
      "key",
      "songkey",
      "musicalkey",
      "performancekey",
      "startingkey",
      "originalkey",
      "defaultkey",
    ],
    directive: "key",
    read: readKey,
    write: asItIs,
  },
  capo: {
    heading: "Capo",
    label: "Capo",
    aliases: ["capo", "capofret", "capoposition", "kapo"],
    directive: "capo",
    read: readCapo,
    write: wholeNumber,
  },
  bpm: {
    heading: "BPM",
    label: "Tempo",
    aliases: ["bpm", "tempo", "tempobpm", "bpmtempo", "beatsperminute", "speed"],
    directive: "tempo",
    read: readTempo,
    write: wholeNumber,
  },
  /** Whole seconds. */
  seconds: {
    heading: "Duration",
    label: "Length",
    aliases: [
      "seconds",
      "duration",
      "length",
      "songlength",
      "lengthseconds",
      "durationseconds",
      "time",
      "songduration",
      "runningtime",
      "runtime",
    ],
    directive: "duration",
    read: readLength,
    write: (seconds: number | null) =>
      seconds === null || seconds <= 0 ? null : formatDuration(seconds),
  },
  start: {
    heading: "Start",
    label: "Start",
    aliases: ["start", "startedby", "whostarts", "countin", "starts"],
    read: optional,
    write: asItIs,
  },
  tags: {
    heading: "Tags",
    label: "Tags",
    aliases: ["tags", "songtags", "tag", "chips", "labels", "keywords"],
    read: (cell: string, { tagLength }: ReadLimits) => readTags(cell, tagLength),
    write: (tags: readonly TagText[]) => tags.map(writeTag).join(", "),
  },
  lyrics: {
    heading: "Lyrics",
    label: "Lyrics",
    aliases: ["lyrics", "lyric", "words", "songtext", "text"],
    read: long,
    write: asItIs,
  },
  tab: {
    heading: "Tab",
    label: "Tab",
    aliases: ["tab", "tabs", "chordpro", "chart", "chords", "chordchart", "tablature"],
    read: long,
    write: asItIs,
  },
  notes: {
    heading: "Notes",
    label: "Notes",
    aliases: ["notes", "note", "comments", "comment", "remarks", "description", "other"],
    read: long,
    write: asItIs,
  },
  todo: {
    heading: "To do",
    label: "To-do",
    aliases: ["todo", "todos", "topractise", "topractice", "tasks"],
    read: long,
    write: asItIs,
  },
  youTubeId: {
    heading: "Video id",
    label: "YouTube Id",
    aliases: ["youtubeid", "youtube", "youtubeurl", "youtubelink", "videoid", "video", "videourl"],
    otherDirectives: ["youtube"],
    read: readVideo,
    write: asItIs,
  },
  coverImageURL: {
    heading: "Notes URL",
    label: "Notes URL",
    aliases: ["coverimageurl", "notesurl", "url", "link", "website", "weblink"],
    read: optional,
    write: asItIs,
  },
} as const satisfies Readonly<Record<string, AnyField>>;

export type SongField = keyof typeof SONG_FIELDS;

/** Columns of other people's tables that say a field in another unit, for where its own column says nothing. */
export const OTHER_UNITS = {
  milliseconds: {
    of: "seconds",
    label: "Length in milliseconds",
    aliases: ["milliseconds", "durationms", "trackdurationms", "lengthms"],
    read: readMilliseconds,
  },
} as const satisfies Readonly<Record<string, Column<number | null> & { of: SongField }>>;

export const FIELD_LIST = Object.entries(SONG_FIELDS) as readonly [SongField, AnyField][];

/** The fields that ChordPro has a directive for. */
export type DirectiveField = {
  [Name in SongField]: (typeof SONG_FIELDS)[Name] extends { directive: string } ? Name : never;
}[SongField];

export const DIRECTIVE_FIELDS: readonly DirectiveField[] = FIELD_LIST.map(([name]) => name).filter(
  (name): name is DirectiveField => "directive" in SONG_FIELDS[name],
);

/** What is written of a song: its fields as the band has them. */
export type WrittenSong = {
  readonly [Name in SongField]: Parameters<(typeof SONG_FIELDS)[Name]["write"]>[0];
};

/** The text of a field; null where there is nothing to say. */
export function writeField(name: SongField, song: Partial<WrittenSong>): string | null {
  const value = song[name];
  if (value === undefined) return null;
  // The value is of the field by whose name it was found.
  return SONG_FIELDS[name].write(value as never);
}

/** From "2", "2nd fret", "Capo 2"; "none" is a song without. */
function readCapo(cell: string): Read<number | null> {
  const said = cell.trim();
  if (said === "") return { value: null };
  if (/^(?:no|none|no capo|-)$/i.test(said)) return { value: 0 };
  const fret = Number(/^(?:capo\s*)?(\d{1,2})(?:st|nd|rd|th)?(?:\s*fret)?$/i.exec(said)?.[1]);
  if (fret <= HIGHEST_CAPO) return { value: fret };
  return { value: null, problem: `The capo “${said}” is not a fret from 0 to ${HIGHEST_CAPO}` };
}

function readStatus(cell: string): Read<SongStatusTag | null> {
  const word = cell.trim();
  const value = word === "" ? null : statusOf(word);
  if (word === "" || value !== null) return { value };
  return { value, note: FIELD_MESSAGES.unknownStatus(word), isLess: true };
}

function readVideo(cell: string): Read<string | null> {
  const said = cell.trim();
  const value = videoIdOf(said);
  if (said === "" || value !== null) return { value };
  return { value, problem: FIELD_MESSAGES.unknownVideo(said) };
}
