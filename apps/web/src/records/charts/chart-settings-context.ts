import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { ChartSettings, ChartSettingsStore } from "./chart-settings.ts";

export const [ChartSettingsContext, useChartSettingsStore] =
  requiredContext<ChartSettingsStore>("ChartSettings");

type Settings = [ChartSettings, (change: Partial<ChartSettings>) => void];

/** How the chart of one song is read here, and the way to change that. */
export function useChartSettings(song: { id: number; bandId: number }): Settings {
  return useSettings(`${song.bandId}/${song.id}`);
}

/** The same at its place in a set list. */
export function usePlacedChartSettings(
  song: { id: number; bandId: number },
  setlistId: number,
): Settings {
  return useSettings(`${song.bandId}/${song.id} in ${setlistId}`);
}

function useSettings(name: string): Settings {
  const store = useChartSettingsStore();
  const settings = useSyncExternalStore(store.subscribe, () => store.of(name));
  return [settings, (change) => store.change(name, change)];
}
