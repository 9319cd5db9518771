/** Every song of the demo band, those with a recording first. */
import { SCORES } from "../scores/all.ts";
import { filesIn, readText, tableOf } from "../demo-files.ts";
import { type ChartFile, readChartFile, readSong } from "./song.ts";

const TABLE = "songs.csv";

function readCharts(): ReadonlyMap<string, ChartFile> {
  const charts = filesIn("charts").map((file) => readChartFile(file, readText(file)));
  return new Map(charts.map((one) => [one.draft.title, one]));
}

function readSongs() {
  const charts = readCharts();
  const { head, records } = tableOf(TABLE, readText(TABLE));
  return records.map((record) => {
    const song = readSong(TABLE, head, record, (title) => charts.get(title));
    /** What the demo synthesises as the recording. */
    const score = SCORES.find(({ title }) => title === song.title);
    return { ...song, score };
  });
}

export const SONGS = readSongs();

export type DemoSong = (typeof SONGS)[number];
