/** The pages of a set list as they come out on paper. */
import { interludeText } from "@bandstand/domain/setlist-text";
import {
  type InterludeLine,
  type Sheet,
  type SheetPage,
  type SheetSection,
  sheetPages,
  type SongLine,
} from "@bandstand/domain/setlist-sheet";
import { type Ref, useLayoutEffect, useRef } from "react";
import { keyText } from "../../ui/marks/key-text.ts";
import { keepFitted } from "../../ui/print/fit-page.ts";
import styles from "./sheet-pages.module.css";

interface SheetPagesProps {
  sheet: Sheet;
  eachSet: boolean;
  /** What is printed and shared. */
  ref: Ref<HTMLDivElement>;
}

export function SheetPages({ sheet, eachSet, ref }: SheetPagesProps) {
  const pages = sheetPages(sheet.sections, eachSet);
  return (
    <div ref={ref} className={styles.sheet}>
      {pages.map((page) => (
        <PageOfSets key={page.sections[0]?.section} sheet={sheet} page={page} />
      ))}
      {pages.length === 0 && <p className={styles.none}>No songs yet</p>}
    </div>
  );
}

function PageOfSets({ sheet, page }: { sheet: Sheet; page: SheetPage }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    return keepFitted(shown, page.size === "small" ? 2 : 1);
  }, [sheet, page]);
  return (
    <article ref={element} className={styles.page} data-page data-size={page.size}>
      <header className={styles.head} data-line data-rule>
        <hgroup>
          <h1 dir="auto">{sheet.name}</h1>
          {sheet.version !== null && <p>{sheet.version}</p>}
        </hgroup>
        {sheet.times !== null && <p>{sheet.times}</p>}
      </header>
      <div className={styles.sections}>
        {page.sections.map((section) => (
          <SectionOnPaper key={section.section} section={section} />
        ))}
      </div>
    </article>
  );
}

function SectionOnPaper({ section }: { section: SheetSection }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionHead} data-line>
        <span>{section.name}</span>
        {section.times !== null && <span className={styles.times}>{section.times}</span>}
      </h2>
      <ol className={styles.lines}>
        {section.lines.map((line, index) =>
          line.kind === "song" ? (
            <SongOnPaper key={line.songId} line={line} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- two breaks may be alike
            <InterludeOnPaper key={`between ${index}`} line={line} />
          ),
        )}
      </ol>
    </section>
  );
}

function SongOnPaper({ line }: { line: SongLine }) {
  const { number, title, key, tempo, featuring, note } = line;
  return (
    <li className={styles.song} data-line>
      <span className={styles.number}>{number}</span>
      <span className={styles.title} dir="auto" data-title>
        {title}
      </span>
      {(key !== null || tempo !== null) && (
        <span className={styles.facts}>
          {tempo !== null && <span className={styles.tempo}>{tempo}</span>}
          {key !== null && <span>{keyText(key)}</span>}
        </span>
      )}
      {(featuring !== null || note !== null) && (
        <span className={styles.under}>
          {featuring !== null && <span dir="auto">{featuring}</span>}
          {note !== null && (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          )}
        </span>
      )}
    </li>
  );
}

function InterludeOnPaper({ line }: { line: InterludeLine }) {
  return (
    <li className={styles.interlude} data-kind={line.kind} data-line dir="auto">
      {`— ${interludeText(line)}`}
    </li>
  );
}
