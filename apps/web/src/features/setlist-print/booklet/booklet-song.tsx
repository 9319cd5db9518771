/** The pages of one song: laid out once in a column that nobody sees, then shared out to the paper. */
import type { Chart } from "@bandstand/domain/chart/chart";
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { ChartBody, type HeldChords } from "../../../records/charts/chart-body.tsx";
import { type PaperLayout, tabColumns } from "../../../records/charts/paper-columns.ts";
import { PAGE_WIDTH } from "../../../ui/print/paper.ts";
import { chartOfColumn, columnsOf, isBehind, type Slice } from "./booklet-chart.ts";
import styles from "./booklet.module.css";
import { measureBlocks } from "./measure-blocks.ts";

/** Millimetres: between columns, and what the foot leaves of a page. */
const GAP = 8;
const BODY_HEIGHT = 240;
/** Of the line above what goes on on another page. */
const AGAIN = 9;

interface BookletSongProps {
  title: string;
  /** In blocks, in the key in which it is played. */
  chart: Chart;
  chords: boolean;
  /** As the whole chart says it: drawn behind its last section. */
  held: HeldChords;
  size: number;
  layout: PaperLayout;
  head: ReactNode;
  /** The number of its first page. */
  firstPage: number;
  footer: string;
  onCounted: (pages: number) => void;
}

export function BookletSong(props: BookletSongProps) {
  const { title, chart, chords, held, size, layout, head, firstPage, footer, onCounted } = props;
  const { columns, tight } = layout;
  const width = (PAGE_WIDTH - GAP * (columns - 1)) / columns;
  const body = { chords, size, paperColumns: Math.floor(tabColumns(size) / columns) };
  const [laidOut, layOut] = useState<Slice[][] | null>(null);
  const measured = useRef<HTMLDivElement>(null);
  const counted = useEffectEvent(onCounted);

  const measure = useEffectEvent(() => {
    const [top, column] = measured.current?.children ?? [];
    if (!(top instanceof HTMLElement) || !(column instanceof HTMLElement)) return;
    const scale = PAGE_WIDTH / top.getBoundingClientRect().width;
    const firstHeight = BODY_HEIGHT - top.getBoundingClientRect().height * scale;
    const room = { columns, firstHeight, height: BODY_HEIGHT - AGAIN };
    const slices = columnsOf(measureBlocks(column, width), room);
    layOut(slices);
    counted(Math.max(1, Math.ceil(slices.length / columns)));
  });
  useEffect(() => {
    let isShown = true;
    // Another font than the one it was measured in may be higher.
    void document.fonts.ready.then(() => isShown && measure());
    return () => {
      isShown = false;
    };
  }, []);

  const style: CSSProperties & Record<"--column", string> = { "--column": `${width}mm` };
  if (laidOut === null) {
    return (
      <div ref={measured} className={styles.measured} style={style} aria-hidden>
        <div className={styles.whole}>{head}</div>
        <div className={styles.column} data-tight={tight || undefined}>
          <ChartBody chart={chart} {...body} held={held} />
        </div>
      </div>
    );
  }
  const pages = Math.max(1, Math.ceil(laidOut.length / columns));
  return Array.from({ length: pages }, (_, page) => (
    <article
      key={page}
      className={styles.page}
      style={style}
      data-page
      aria-label={`${title}, page ${firstPage + page}`}
    >
      {page === 0 ? head : <p className={styles.again}>{`${title}, continued`}</p>}
      <div className={styles.columns}>
        {laidOut.slice(page * columns, (page + 1) * columns).map((slices) => (
          <div
            key={`${slices[0]?.section}.${slices[0]?.from}`}
            className={styles.column}
            data-tight={tight || undefined}
          >
            <ChartBody
              chart={chartOfColumn(chart, slices)}
              {...body}
              held={{ ...held, areDrawn: held.areDrawn && isBehind(chart, slices) }}
            />
          </div>
        ))}
      </div>
      <footer className={styles.foot}>
        <span>{footer}</span>
        <span>{firstPage + page}</span>
      </footer>
    </article>
  ));
}
