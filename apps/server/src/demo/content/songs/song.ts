/** A song of the demo band: its row in the table of songs and its chart, as the product's own import reads both. */
import { requiredText } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import { songStatus } from "@bandstand/contracts/lookups";
import { chip, PLAIN_SONG_FIELDS, songFields } from "@bandstand/contracts/songs";
import { partOf } from "@bandstand/contracts/shapes";
import type { Chart } from "@bandstand/domain/chart/chart";
import { readChordPro } from "@bandstand/domain/chart/read-chordpro";
import type { CsvRecord } from "@bandstand/domain/csv/read-csv";
import { suggestMapping } from "@bandstand/domain/song-import/columns";
import { readChart } from "@bandstand/domain/song-import/read-chart";
import { readTable, withArtist } from "@bandstand/domain/song-import/read-table";
import { draftOf, type FoundSong, type SongDraft } from "@bandstand/domain/song-import/song-draft";
import * as z from "zod/mini";
import { checked } from "../demo-files.ts";
import { chipsOf } from "../tags.ts";
import { lyricsOf } from "./lyrics.ts";

const song = z.strictObject({
  ...partOf(songFields, PLAIN_SONG_FIELDS),
  /** Name of a genre. */
  genre: requiredText(),
  status: songStatus.shape.tag,
  chips: z.array(chip),
  /** Days before today. */
  added: z.coerce.number().check(z.nonnegative()),
});

/** The table's column beside those of every table of songs: on how many days before today a song was added. */
const ADDED = "Days ago";

export type ChartFile = {
  readonly file: string;
  readonly draft: SongDraft;
  readonly chart: Chart;
};

/** Throws a RangeError for what the import would mention, be it a problem or only a note. */
export function readChartFile(file: string, text: string): ChartFile {
  const { draft } = understood(readChart(file, text), file);
  const chart = readChordPro(text);
  return { file, draft: { ...draft, lyrics: lyricsOf(chart) }, chart };
}

/** The song of one row, with what its chart says. Throws a RangeError that names the line, and the chart where it may be meant. */
export function readSong(
  file: string,
  head: readonly string[],
  record: CsvRecord,
  chartOf: (title: string) => ChartFile | undefined,
) {
  const place = `${file}, line ${record.line}`;
  const options = { file, mapping: suggestMapping(head), tagLength: LIMITS.chip };
  const [row] = readTable([record], options);
  const found = row && chartOf(row.draft.title);
  if (!found) throw new RangeError(`${place}: there is no chart of this title`);
  const { draft } = understood(withArtist(row, found.draft.artist), place);
  const { tags, ...fields } = draftOf((_, name) => said(draft[name]) ?? found.draft[name]);
  const added = record.cells[head.indexOf(ADDED)];
  const chips = chipsOf(
    tags.map(({ tag }) => tag),
    place,
  );
  const whole = checked(song, { ...fields, chips, added }, `${place} and ${found.file}`);
  return { ...whole, chart: found.chart };
}

function understood(found: FoundSong, place: string): FoundSong {
  const heard = [...found.problems, ...found.notes];
  if (heard.length > 0) throw new RangeError(`${place}: ${heard.join("; ")}`);
  return found;
}

const said = <Value>(value: Value) => (value === "" ? null : value);
