/** The first page: what is in the booklet, and on which page. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { keyAt, keyWords } from "@bandstand/domain/played-key";
import { bySection, sectionName } from "@bandstand/domain/setlist-sections";
import { useLayoutEffect, useRef } from "react";
import { keyText } from "../../../ui/marks/key-text.ts";
import { keepFitted } from "../../../ui/print/fit-page.ts";
import styles from "./booklet.module.css";

interface BookletContentsProps {
  setlist: SetlistWithSections;
  /** As they are played. */
  order: readonly SectionedSong[];
  /** The page on which the song begins; none without a chart. */
  pages: ReadonlyMap<number, number>;
}

export function BookletContents({ setlist, order, pages }: BookletContentsProps) {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => (page.current ? keepFitted(page.current, order.length > 24 ? 2 : 1) : undefined),
    [order, pages],
  );
  const sections = bySection(setlist.numberSets, order).filter(({ entries }) => entries.length > 0);
  return (
    <article ref={page} className={styles.contents} data-page aria-label="Contents">
      <header className={styles.contentsHead} data-line data-rule>
        <h2 dir="auto">{setlist.name}</h2>
      </header>
      <div className={styles.contentsSets}>
        {sections.map(({ section, entries }) => (
          <section key={section}>
            <h3 data-line>{sectionName(section)}</h3>
            <ol>
              {entries.map((entry) => {
                const key = keyWords(keyAt(entry, entry.Song));
                return (
                  <li key={entry.songId} data-line>
                    <span>{order.indexOf(entry) + 1}</span>
                    <span className={styles.contentsTitle} dir="auto" data-title>
                      {entry.Song.title}
                    </span>
                    <span>{key === null ? "" : keyText(key)}</span>
                    <span className={styles.contentsPage}>{pages.get(entry.songId) ?? "–"}</span>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </article>
  );
}
