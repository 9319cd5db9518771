import type { TextStorage } from "../../lib/browser-storage.ts";
import { type ChartSettingsStore, createChartSettings } from "./chart-settings.ts";

const NAME = "charts";

export function browserChartSettings(storage: TextStorage): ChartSettingsStore {
  return createChartSettings({
    read: () => storage.read(NAME),
    keep: (text) => storage.write(NAME, text),
  });
}
