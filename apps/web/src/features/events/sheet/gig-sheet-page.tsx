/** The page as it comes out on paper. */
import type { Event } from "@bandstand/contracts/events";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import type { Venue } from "@bandstand/contracts/venues";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { gigSheetBlocks, gigSheetTimes } from "@bandstand/domain/gig-sheet";
import { setlistSheet, type SheetSection } from "@bandstand/domain/setlist-sheet";
import { interludeText } from "@bandstand/domain/setlist-text";
import { type Ref, useLayoutEffect, useRef } from "react";
import { eventTitle } from "../../../records/events/event-words.ts";
import { keyText } from "../../../ui/marks/key-text.ts";
import { keepFitted } from "../../../ui/print/fit-page.ts";
import styles from "./gig-sheet-page.module.css";

interface GigSheetPageProps {
  event: Event;
  /** Null for who may not read it, and while it comes. */
  venue: Venue | null;
  setlist: SetlistWithSections | null;
  /** What is printed and shared. */
  ref: Ref<HTMLDivElement>;
}

const SONG_FACTS = {
  key: true,
  tempo: false,
  featuring: false,
  notes: false,
  interludes: true,
  times: true,
};

export function GigSheetPage({ event, venue, setlist, ref }: GigSheetPageProps) {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => (page.current ? keepFitted(page.current, 1) : undefined),
    [event, venue, setlist],
  );
  const songs =
    setlist &&
    setlistSheet({ ...setlist, startTime: event.startTime, versionDay: null }, SONG_FACTS);
  const status = event.eventStatus_tag === "C" ? null : event.EventStatus.name;
  return (
    <div ref={ref} className={styles.sheet}>
      <article ref={page} className={styles.page} data-page>
        <header className={styles.head} data-line data-rule>
          <h1 dir="auto" data-title>
            {eventTitle(event)}
          </h1>
          <p>
            {[formatDateWithWeekday(event.eventDate), event.venue_name, status]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </header>
        <ul className={styles.times} aria-label="Times" data-line>
          {gigSheetTimes(event).map(({ label, time }) => (
            <li key={label}>
              <span>{label}</span>
              <b>{time}</b>
            </li>
          ))}
        </ul>
        {gigSheetBlocks(event, venue).map(({ title, lines }) => (
          <section key={title} className={styles.block}>
            <h2 data-line>{title}</h2>
            <dl>
              {lines.map(({ label, text }) => (
                <div key={label} data-line>
                  <dt>{label}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {songs && songs.sections.length > 0 && (
          <section className={styles.block}>
            <h2 data-line>{[songs.name, songs.times].filter(Boolean).join(", ")}</h2>
            <div className={styles.sets}>
              {songs.sections.map((section) => (
                <SetOnPaper key={section.section} section={section} />
              ))}
            </div>
          </section>
        )}
      </article>
    </div>
  );
}

function SetOnPaper({ section }: { section: SheetSection }) {
  return (
    <section className={styles.set}>
      <h3 data-line>{[section.name, section.times].filter(Boolean).join(" · ")}</h3>
      <ol>
        {section.lines.map((line, index) =>
          line.kind === "song" ? (
            <li key={line.songId} data-line>
              <span>{line.number}</span>
              <span dir="auto">{line.title}</span>
              {line.key !== null && <span>{keyText(line.key)}</span>}
            </li>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- two breaks may be alike
            <li key={`between ${index}`} className={styles.between} data-line dir="auto">
              {interludeText(line)}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
