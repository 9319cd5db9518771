/** How far the chords on the screen are from those that were typed. */
import type { Chart } from "@bandstand/domain/chart/chart";
import { capoOf } from "@bandstand/domain/chart/move-chart";
import type { ChartSettings } from "../../lib/charts/chart-settings.ts";

export interface ChartShift {
  /** From the chords as typed to the shapes that are shown. */
  semitones: number;
  /** From the chords as typed to what sounds. */
  sounding: number;
  /** The fret whose shapes are shown. */
  capo: number;
}

/** A chart for a capo holds shapes: what sounds is higher by the capo. Another capo shows other shapes of the same sound. */
export function chartShift(
  chart: Chart,
  { transpose, capo }: Pick<ChartSettings, "transpose" | "capo">,
): ChartShift {
  const own = capoOf(chart);
  const fret = capo ?? own;
  return { semitones: transpose + own - fret, sounding: transpose + own, capo: fret };
}
