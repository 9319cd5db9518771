/** The words of a song with its chords above them, moved and sized as the reader likes. */
import { moveChart, writtenKey } from "@bandstand/domain/chart/move-chart";
import { hasChords, readChart } from "@bandstand/domain/chart/read-chart";
import type { ReactNode } from "react";
import type { ChartSettings } from "../../lib/charts/chart-settings.ts";
import { useChartReaders } from "../../lib/charts/use-chart-readers.ts";
import { ChartBody } from "./chart-body.tsx";
import { chartShift } from "./chart-shift.ts";
import { ChartToolbar } from "./chart-toolbar.tsx";
import styles from "./chart.module.css";

interface ChartViewProps {
  text: string;
  /** The key that the song is known to sound in. */
  songkey: string | null;
  settings: ChartSettings;
  onChange: (change: Partial<ChartSettings>) => void;
  /** At the end of the toolbar. */
  children?: ReactNode;
}

export function ChartView({ text, songkey, settings, onChange, children }: ChartViewProps) {
  const chart = readChart(text, useChartReaders());
  const shift = chartShift(chart, settings);
  return (
    <div className={styles.chart}>
      <ChartToolbar
        written={hasChords(chart) ? writtenKey(chart, songkey) : null}
        shift={shift}
        settings={settings}
        onChange={onChange}
      >
        {children}
      </ChartToolbar>
      <ChartBody
        chart={moveChart(chart, shift.semitones, songkey)}
        chords={settings.chords}
        size={settings.size}
      />
    </div>
  );
}
