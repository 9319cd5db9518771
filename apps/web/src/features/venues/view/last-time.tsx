/** What members said after the latest gig there, before anybody does it again. */
import type { VenueNote } from "@bandstand/contracts/venue-notes";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { NoteWords } from "./note-words.tsx";
import styles from "./venue-view.module.css";

/** They come with the latest day first. */
export function LastTime({ notes }: { notes: readonly VenueNote[] }) {
  const [latest] = notes;
  if (!latest) return null;
  return (
    <section className={styles.last} aria-label="Last time">
      <SectionTitle className={styles.lastTitle}>
        Last time, {formatDateWithWeekday(latest.day)}
      </SectionTitle>
      {notes
        .filter(({ day }) => day === latest.day)
        .map((note) => (
          <NoteWords key={note.id} note={note} />
        ))}
    </section>
  );
}
