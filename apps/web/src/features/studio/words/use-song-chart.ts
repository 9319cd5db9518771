/** The words and chords of a studio's song, moved as its sound is and set for the capo of this device. */
import type { Song } from "@bandstand/contracts/songs";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { hasChords, readChart } from "@bandstand/domain/chart/read-chart";
import { type SungChart, sungLines } from "@bandstand/domain/chart/sung-lines";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { shownChords, soundingShift } from "@bandstand/domain/studio/shown-chords";
import { spellingKey } from "@bandstand/domain/studio/spelled-chords";
import type { ChartSettings } from "../../../records/charts/chart-settings.ts";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import { useChartSettings } from "../../../records/charts/chart-settings-context.ts";
import { useSong } from "../../../records/songs/song-query.ts";
import { chartShift } from "@bandstand/domain/chart/chart-shift";
import { songText } from "./song-text.ts";

export interface SongChart {
  readonly chart: SungChart;
  readonly hasChords: boolean;
  /** The fret whose shapes are shown. */
  readonly capo: number;
  readonly settings: ChartSettings;
  readonly change: (change: Partial<ChartSettings>) => void;
}

/** @param shift semitones that sound above the recording */
export function useSongChart(song: Song, shift: number): SongChart | null {
  const [settings, change] = useChartSettings(song);
  const readers = useChartReaders();
  const text = songText(song);
  if (text === null) return null;
  const chart = readChart(text, readers);
  const { semitones, capo } = chartShift(chart, { transpose: shift, capo: settings.capo }, song);
  return {
    chart: sungLines(moveChart(chart, semitones, song.songkey)),
    hasChords: hasChords(chart),
    capo,
    settings,
    change,
  };
}

const UNKNOWN = { songkey: null };

/** The chords that were detected, as the hands play them to what sounds now. */
export function useShownChords(
  songId: number,
  settings: Pick<StudioSettings, "detectedChords" | "pitchShift" | "finePitch" | "analysisResults">,
): StudioSettings["detectedChords"] {
  const { data: song } = useSong(songId);
  const [{ capo }] = useChartSettings({ id: songId, bandId: song?.bandId ?? 0 });
  const chart = readChart((song && songText(song)) ?? "");
  const fret = chartShift(chart, { transpose: 0, capo }, song ?? UNKNOWN).capo;
  const { detectedChords, analysisResults } = settings;
  const key = spellingKey(analysisResults?.key ?? null, song?.songkey ?? null, detectedChords);
  return shownChords(detectedChords, soundingShift(settings) - fret, key);
}
