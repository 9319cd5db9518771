/** One size of text for everything on stage, in the steps of a chart; this device remembers it. */
import { useStoredSetting } from "../../../lib/stored-setting.ts";
import { CHART_LIMITS } from "../../../records/charts/chart-settings.ts";

export interface StageSize {
  size: number;
  setSize: (size: number) => void;
}

/** The usual one first, as settings have it. */
const SIZES = ["0", "-2", "-1", "1", "2", "3", "4", "5", "6"] as const;

export function useStageSize(): StageSize {
  const [size, keep] = useStoredSetting<(typeof SIZES)[number]>("stage-text", SIZES);
  return {
    size: Number(size),
    setSize(next) {
      const within = Math.max(CHART_LIMITS.smallest, Math.min(next, CHART_LIMITS.largest));
      keep(SIZES.find((value) => Number(value) === within) ?? size);
    },
  };
}
