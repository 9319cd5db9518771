import { readChart } from "@bandstand/domain/chart/read-chart";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { useChartReaders } from "./use-chart-readers.ts";
import { ChartBody } from "./chart-body.tsx";
import styles from "./chart-field.module.css";

/** A chart as its readers will see it, while it is typed. */
export function ChartPreview({ label, text }: { label: string; text: string }) {
  const readers = useChartReaders();
  if (text.trim() === "") return <p className={styles.empty}>Nothing to show yet</p>;
  return (
    // It scrolls by itself, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.paper} aria-label={label} tabIndex={0}>
      <ChartBody chart={moveChart(readChart(text, readers), 0, null)} chords size={0} />
    </section>
  );
}
