/** How a chart is read on this device: the song for itself, or at its place in a set list. */
import type { Chart } from "@bandstand/domain/chart/chart";
import { type ChartShift, chartShift, shiftAtPlace } from "@bandstand/domain/chart/chart-shift";
import type { PlaceKey, PlayedKey } from "@bandstand/domain/played-key";
import type { ChartSettings } from "./chart-settings.ts";
import { useChartSettings, usePlacedChartSettings } from "./chart-settings-context.ts";

export interface ChartReading {
  settings: ChartSettings;
  change: (change: Partial<ChartSettings>) => void;
  /** @param song what is known of how it is played */
  shiftOf: (chart: Chart, song: PlayedKey) => ChartShift;
}

type SongOfBand = { id: number; bandId: number };

export function useOwnReading(song: SongOfBand): ChartReading {
  const [settings, change] = useChartSettings(song);
  return { settings, change, shiftOf: (chart, played) => chartShift(chart, settings, played) };
}

/** In the key of the place. What is set there holds for this place; text size and chords are those of the song anywhere. */
export function usePlacedReading(
  song: SongOfBand,
  place: PlaceKey & { setlistId: number },
): ChartReading {
  const [own, changeOwn] = useChartSettings(song);
  const [placed, changePlaced] = usePlacedChartSettings(song, place.setlistId);
  const { transpose, capo } = placed;
  return {
    settings: { ...own, transpose, capo },
    change({ size, chords, ...moved }) {
      if (size !== undefined) changeOwn({ size });
      if (chords !== undefined) changeOwn({ chords });
      if (Object.keys(moved).length > 0) changePlaced(moved);
    },
    shiftOf: (chart, played) =>
      shiftAtPlace(chart, played, place, { transpose, capo, usualCapo: own.capo }),
  };
}
