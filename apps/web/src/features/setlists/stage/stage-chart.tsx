import type { ReactNode } from "react";
import { Offline } from "../../../lib/http/call-errors.ts";
import { ChartBody } from "../../../records/charts/chart-body.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChartPages } from "./chart-pages.tsx";
import styles from "./stage-song.module.css";
import type { StageChart as Played } from "./use-stage-chart.ts";

interface StageChartProps {
  chart: Played;
  /** From 0. */
  page: number;
  onCounted: (pages: number) => void;
}

/** The chart, or a line about why there is none. */
export function StageChart({ chart, page, onCounted }: StageChartProps) {
  switch (chart.state) {
    case "shown":
      return (
        <ChartPages page={page} onCounted={onCounted}>
          <ChartBody
            chart={chart.chart}
            chords={chart.settings.chords}
            size={chart.settings.size}
            paged
          />
        </ChartPages>
      );
    case "loading":
      return <Line>Loading…</Line>;
    case "none":
      return <Line>No chart and no lyrics yet</Line>;
    case "noRight":
      return <Line>Charts are shared with those who may read songs</Line>;
    case "failed":
      return (
        <Line>
          {chart.error instanceof Offline
            ? "The chart of this song is not on this device"
            : `Not loaded. ${chart.error.message}`}
          <Button onClick={chart.retry}>Try again</Button>
        </Line>
      );
  }
}

function Line({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
