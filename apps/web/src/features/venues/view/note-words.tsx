import type { VenueNote } from "@bandstand/contracts/venue-notes";
import { IconMoodSad, IconMoodSmile } from "@tabler/icons-react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./venue-view.module.css";

/** What was good and what was bad, each with its sign. */
export function NoteWords({ note: { good, bad } }: { note: VenueNote }) {
  return (
    <div className={styles.words}>
      {good !== null && (
        <p data-good>
          <IconMoodSmile aria-hidden />
          <VisuallyHidden>Good: </VisuallyHidden>
          <span>{good}</span>
        </p>
      )}
      {bad !== null && (
        <p data-bad>
          <IconMoodSad aria-hidden />
          <VisuallyHidden>Bad: </VisuallyHidden>
          <span>{bad}</span>
        </p>
      )}
    </div>
  );
}
