/** The lines of a song: the one that is sung large, its neighbours the dimmer the further they are. */
import type { SungChart, SungLine, SungSection } from "@bandstand/domain/chart/sung-lines";
import { formatDuration } from "@bandstand/domain/duration";
import { ChartLine } from "../../../records/charts/chart-line.tsx";
import { TabLines } from "../../../records/charts/tab-lines.tsx";
import { useFollow } from "./use-follow.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./words.module.css";

interface WordsLinesProps {
  chart: SungChart;
  chords: boolean;
  /** A step of the text sizes. */
  size: number;
  /** Seconds, of each line that is sung. */
  times: readonly number[];
  /** Nothing was placed: the words only drift by. */
  isGuess: boolean;
  current: number;
  /** Which of the chords of the current line sounds. */
  sounding: number | null;
  /** The line that a tap would place; null while nobody taps. */
  next: number | null;
  onPick: (line: number) => void;
}

export function WordsLines(props: WordsLinesProps) {
  const { chart, size, isGuess, current, next } = props;
  const words = useFollow(next ?? current);
  return (
    // It scrolls by itself, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={words} className={styles.words} role="region" aria-label="Words" tabIndex={0}>
      <div className={styles.lines} data-guess={isGuess || undefined} data-size={size}>
        {chart.sections.map((section, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <WordsSection key={index} section={section} {...props} />
        ))}
      </div>
    </div>
  );
}

function WordsSection({ section, ...props }: WordsLinesProps & { section: SungSection }) {
  const label = section.label ?? section.kind.replaceAll("_", " ");
  return (
    <section className={styles.section} data-kind={section.kind}>
      {label !== "" && <SectionTitle className={styles.label}>{label}</SectionTitle>}
      {section.lines.map((sung, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <WordsLine key={index} sung={sung} {...props} />
      ))}
    </section>
  );
}

function WordsLine({ sung: { line, number }, ...props }: WordsLinesProps & { sung: SungLine }) {
  const { chords, times, isGuess, current, sounding, next, onPick } = props;
  const shown =
    line.kind === "verbatim" ? (
      <TabLines lines={[line.text]} />
    ) : (
      <ChartLine line={line} chords={chords} sounding={number === current ? sounding : null} />
    );
  if (number === null) return <div className={styles.aside}>{shown}</div>;
  const time = formatDuration(times[number] ?? 0);
  const isTapping = next !== null;
  return (
    <div
      className={styles.line}
      data-line={number}
      data-near={nearness(number - current)}
      data-next={number === next || undefined}
      aria-current={!isGuess && number === current ? "true" : undefined}
    >
      {(isTapping || !isGuess) && (
        <button
          type="button"
          className={styles.time}
          aria-label={isTapping ? `Tap from line ${number + 1}` : `Go to ${time}`}
          onClick={() => onPick(number)}
        >
          {isGuess ? number + 1 : time}
        </button>
      )}
      <div className={styles.text}>{shown}</div>
    </div>
  );
}

/** 0 is sung, 1 stands beside it; further away all are alike. */
function nearness(distance: number): number {
  return Math.min(3, Math.abs(distance));
}
