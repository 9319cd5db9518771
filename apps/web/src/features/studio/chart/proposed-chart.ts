/** Which text of a song takes the chords that were detected, and what it becomes. */
import { hasChords, isChart, readChart } from "@bandstand/domain/chart/read-chart";
import { chartWithChords, type AnalysedSong } from "@bandstand/domain/studio/chart-with-chords";
import type { PlayedKey } from "@bandstand/domain/played-key";
import { songText } from "../words/song-text.ts";

interface SongTexts {
  readonly lyrics: string | null;
  readonly tab: string | null;
}

export interface ProposedChart {
  readonly field: keyof SongTexts;
  readonly before: string;
  readonly after: string;
  readonly way: "lines" | "grid";
}

/** Null where no chord was detected. */
export function proposedChart(
  song: SongTexts & PlayedKey,
  analysed: AnalysedSong,
  duration: number,
): ProposedChart | null {
  const words = songText(song);
  const above = chartWithChords(words, analysed, duration, song);
  if (above === null) return null;
  if (above.way === "lines") {
    const field = words === song.tab || keepsLyrics(song) ? "tab" : "lyrics";
    return { field, before: song[field] ?? "", after: above.text, way: "lines" };
  }
  const field = gridField(song);
  const before = song[field] ?? "";
  const grid = chartWithChords(before, { ...analysed, timedLines: [] }, duration, song);
  return grid && { field, before, after: grid.text, way: "grid" };
}

/** Plain lyrics stay plain where the tab has room for a chart: some only want to sing. */
function keepsLyrics({ lyrics, tab }: SongTexts): boolean {
  return isBlank(tab) && !hasChords(readChart(lyrics ?? ""));
}

function gridField({ lyrics, tab }: SongTexts): keyof SongTexts {
  if (isChart(tab ?? "")) return "tab";
  if (hasChords(readChart(lyrics ?? ""))) return "lyrics";
  return isBlank(tab) ? "tab" : "lyrics";
}

function isBlank(text: string | null): boolean {
  return (text ?? "").trim() === "";
}
