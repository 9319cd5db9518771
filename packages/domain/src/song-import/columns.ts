/** Which column of a table is which field of a song, by the names that our own export and other products give. */

/** What a column can be, in the order in which the choices are offered. */
export const IMPORT_FIELDS = [
  { field: "title", label: "Title" },
  { field: "artist", label: "Artist" },
  { field: "featuring", label: "Featuring" },
  { field: "genre", label: "Genre" },
  { field: "status", label: "Status" },
  { field: "songkey", label: "Key" },
  { field: "bpm", label: "Tempo" },
  { field: "start", label: "Start" },
  { field: "seconds", label: "Length" },
  { field: "milliseconds", label: "Length in milliseconds" },
  { field: "lyrics", label: "Lyrics" },
  { field: "tab", label: "Tab" },
  { field: "notes", label: "Notes" },
  { field: "todo", label: "To-do" },
  { field: "youTubeId", label: "YouTube Id" },
  { field: "coverImageURL", label: "Notes URL" },
  { field: "tags", label: "Tags" },
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number]["field"];

/** By column; null is left out. */
export type ColumnMapping = readonly (ImportField | null)[];

/**
 * Names as BandHelper (Title, Artist, Key, Tempo, Duration, Tags, Notes, Lyrics), Setlist Helper (Name, Artist, Song Length,
 * Song Tags, Other) and people's own spreadsheets have them; the better fit first. Written without case, spaces and signs.
 */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  title: ["title", "songtitle", "song", "songname", "name", "trackname", "tracktitle", "track"],
  artist: [
    "artist",
    "artistname",
    "artistnames",
    "originalartist",
    "artists",
    "performer",
    "band",
    "by",
  ],
  featuring: [
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
  genre: ["genre", "genres", "style", "musicstyle", "category"],
  status: ["status", "songstatus", "state", "readiness", "progress"],
  songkey: [
    "key",
    "songkey",
    "musicalkey",
    "performancekey",
    "startingkey",
    "originalkey",
    "defaultkey",
  ],
  bpm: ["bpm", "tempo", "tempobpm", "bpmtempo", "beatsperminute", "speed"],
  start: ["start", "startedby", "whostarts", "countin", "starts"],
  seconds: [
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
  milliseconds: ["milliseconds", "durationms", "trackdurationms", "lengthms"],
  lyrics: ["lyrics", "lyric", "words", "songtext", "text"],
  tab: ["tab", "tabs", "chordpro", "chart", "chords", "chordchart", "tablature"],
  notes: ["notes", "note", "comments", "comment", "remarks", "description", "other"],
  todo: ["todo", "todos", "topractise", "topractice", "tasks"],
  youTubeId: ["youtubeid", "youtube", "youtubeurl", "youtubelink", "videoid", "video", "videourl"],
  coverImageURL: ["coverimageurl", "notesurl", "url", "link", "website", "weblink"],
  tags: ["tags", "songtags", "tag", "chips", "labels", "keywords"],
};

/** A field goes to the one column whose name fits it best; a column of unknown name is left out. */
export function suggestMapping(head: readonly string[]): ColumnMapping {
  const names = head.map(plainName);
  const mapping: (ImportField | null)[] = head.map(() => null);
  for (const { field } of IMPORT_FIELDS) {
    for (const known of NAMES[field]) {
      const column = names.findIndex((name, index) => name === known && mapping[index] === null);
      if (column < 0) continue;
      mapping[column] = field;
      break;
    }
  }
  return mapping;
}

/** Whether the first record of a table names its columns: one is the title, or two at least are known. */
export function isHead(cells: readonly string[]): boolean {
  const known = suggestMapping(cells).filter((field) => field !== null);
  return known.includes("title") || known.length >= 2;
}

/** What to begin with where no column is named: people write the title first, then the artist. */
export function mappingWithoutHead(columns: number): ColumnMapping {
  return Array.from(
    { length: columns },
    (_, index) => IMPORT_FIELDS[index < 2 ? index : -1]?.field ?? null,
  );
}

/** The mapping with one column changed; a field that another column had moves here. */
export function changeColumn(
  mapping: ColumnMapping,
  column: number,
  field: ImportField | null,
): ColumnMapping {
  return mapping.map((old, index) => {
    if (index === column) return field;
    return old === field ? null : old;
  });
}

function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
