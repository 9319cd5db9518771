import { chartReaders } from "@bandstand/domain/chart/chart-readers";
import { useBandUser } from "../../lib/services/services-context.ts";

/** What in a chart is meant for the member at this screen. */
export function useChartReaders(): readonly string[] {
  return chartReaders(useBandUser());
}
