import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { ChartSettings, ChartSettingsStore } from "./chart-settings.ts";

export const [ChartSettingsContext, useChartSettingsStore] =
  requiredContext<ChartSettingsStore>("ChartSettings");

/** How the chart of one song is read here, and the way to change that. */
export function useChartSettings(song: {
  id: number;
  bandId: number;
}): [ChartSettings, (change: Partial<ChartSettings>) => void] {
  const store = useChartSettingsStore();
  const name = `${song.bandId}/${song.id}`;
  const settings = useSyncExternalStore(store.subscribe, () => store.of(name));
  return [settings, (change) => store.change(name, change)];
}
