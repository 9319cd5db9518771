/** The sections of a chart, on a screen or on paper. */
import type { Chart, Section } from "@bandstand/domain/chart/chart";
import { chartBlocks, seenSections, sectionTitle } from "@bandstand/domain/chart/chart-blocks";
import {
  askedColumns,
  definedFingerings,
  showsFingerings,
} from "@bandstand/domain/chart/chart-layout";
import type { Fingering } from "@bandstand/domain/chart/fingering";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { ChartLine } from "./chart-line.tsx";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./chart.module.css";
import { ChordDiagrams } from "./chord-diagrams.tsx";
import { TabLines } from "./tab-lines.tsx";

interface ChartBodyProps {
  chart: Chart;
  chords: boolean;
  /** A step of the text sizes. */
  size: number;
  /** On paper everything is shown, in the columns of the paper, and a tab has so many letters on a line. */
  paperColumns?: number;
  /** In pages as high as the room, beside each other. */
  paged?: boolean;
  /** How chords are held; the chart says it itself where it stands as a whole. */
  held?: HeldChords;
}

export interface HeldChords {
  fingerings: ReadonlyMap<string, Fingering>;
  /** Whether they are drawn at the end. */
  areDrawn: boolean;
}

export function heldIn(chart: Chart): HeldChords {
  return { fingerings: definedFingerings(chart), areDrawn: showsFingerings(chart) };
}

/** Lines of a section that may be more than a column holds. */
const LONG_SECTION = 16;
/** The same of a page, which is no higher than a screen. */
const LONG_ON_PAGE = 6;
/** Lines of a very long text that are shown at first. */
const FIRST_LINES = 1500;

export function ChartBody(props: ChartBodyProps) {
  const { chart, chords, size, paperColumns, paged = false, held = heldIn(chart) } = props;
  const [whole, setWhole] = useState(false);
  const length = chart.sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const isCut = length > FIRST_LINES && !whole && paperColumns === undefined;
  const shown = isCut ? beginning(chart.sections, FIRST_LINES) : chart.sections;
  const { fingerings } = held;
  const longest = paged ? LONG_ON_PAGE : LONG_SECTION;
  return (
    <div
      className={styles.body}
      data-size={size}
      data-columns={paperColumns === undefined ? (askedColumns(chart) ?? "fit") : undefined}
      data-paged={paged || undefined}
    >
      {seenSections({ sections: shown }).map((section, index) => (
        <section
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.section}
          data-kind={section.kind}
          data-long={section.lines.length > longest || undefined}
        >
          <SectionLabel section={section} />
          {chartBlocks(section.lines).map((block, place) =>
            Array.isArray(block) ? (
              // oxlint-disable-next-line react/no-array-index-key
              <TabLines key={place} lines={block} columns={paperColumns} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key
              <ChartLine key={place} line={block} chords={chords} fingerings={fingerings} />
            ),
          )}
        </section>
      ))}
      {chords && !isCut && held.areDrawn && <ChordDiagrams fingerings={fingerings} />}
      {isCut && <Button onClick={() => setWhole(true)}>Show all {length} lines</Button>}
    </div>
  );
}

function SectionLabel({ section }: { section: Section }) {
  const title = sectionTitle(section);
  return title === null ? null : <SectionTitle className={styles.label}>{title}</SectionTitle>;
}

function beginning(sections: readonly Section[], most: number): Section[] {
  let room = most;
  const shown: Section[] = [];
  for (const section of sections) {
    if (room <= 0) break;
    shown.push(
      section.lines.length > room ? { ...section, lines: section.lines.slice(0, room) } : section,
    );
    room -= section.lines.length;
  }
  return shown;
}
