import { type ChartSettingsStore, createChartSettings } from "./chart-settings.ts";

const KEY = "bandstand:charts";

/** A browser may refuse storage; the settings then last as long as the page. */
export function browserChartSettings(browser: Window): ChartSettingsStore {
  return createChartSettings({
    read: () => {
      try {
        return browser.localStorage.getItem(KEY);
      } catch {
        return null;
      }
    },
    keep: (text) => {
      try {
        browser.localStorage.setItem(KEY, text);
      } catch {
        // As above.
      }
    },
  });
}
