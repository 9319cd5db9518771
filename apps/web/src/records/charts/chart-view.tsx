/** The words of a song with its chords above them, moved and sized as the reader likes. */
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { readChart } from "@bandstand/domain/chart/read-chart";
import type { PlayedKey } from "@bandstand/domain/played-key";
import type { ReactNode } from "react";
import type { ChartReading } from "./chart-reading.ts";
import { useChartReaders } from "./use-chart-readers.ts";
import { ChartBody } from "./chart-body.tsx";
import { hasTab } from "@bandstand/domain/chart/chart-blocks";
import { TabStays } from "./tab-stays.tsx";
import { ChartToolbar } from "./chart-toolbar.tsx";
import styles from "./chart.module.css";

interface ChartViewProps {
  text: string;
  /** What is known of how the song is played. */
  song: PlayedKey;
  reading: ChartReading;
  /** What else is done with it, at the end of the toolbar. */
  end?: ReactNode;
}

export function ChartView({ text, song, reading, end }: ChartViewProps) {
  const chart = readChart(text, useChartReaders());
  const { settings, change } = reading;
  const shift = reading.shiftOf(chart, song);
  return (
    <div className={styles.chart}>
      <ChartToolbar shift={shift} settings={settings} onChange={change} end={end} />
      {shift.semitones !== 0 && hasTab(chart) && <TabStays />}
      <ChartBody
        chart={moveChart(chart, shift.semitones, song.songkey)}
        chords={settings.chords}
        size={settings.size}
      />
    </div>
  );
}
