/** What stands at the end of a set: how it flows, and the break before the next one. */
import {
  type EditedRow,
  isSong,
  type Section,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { flowNotes } from "@bandstand/domain/setlist-flow";
import { sectionName, shortSectionName } from "@bandstand/domain/setlist-sections";
import { IconCoffee, IconInfoCircle, IconWand } from "@tabler/icons-react";
import { placedSong, type SongsById } from "../editor-songs.ts";
import styles from "./column.module.css";

interface ColumnFootProps {
  section: Section;
  rows: readonly EditedRow[];
  songs: SongsById;
  /** Minutes of the break before the next set; null where none follows. */
  pause: number | null;
  onPause: () => void;
  /** Null where a set is not filled. */
  onFill: (() => void) | null;
}

export function ColumnFoot({ section, rows, songs, pause, onPause, onFill }: ColumnFootProps) {
  const notes = flowNotes(rows.filter(isSong).map((row) => placedSong(row, songs.get(row.songId))));
  const words = pause === 0 ? "Add a break" : `${pause} min`;
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={`How ${sectionName(section)} flows`}>
          {notes.map(({ kind, from, message }) => (
            <li key={`${kind}${from}`}>
              <IconInfoCircle aria-hidden />
              {message}
            </li>
          ))}
        </ul>
      )}
      {onFill && (
        <button type="button" className={styles.fill} onClick={onFill}>
          <IconWand aria-hidden />
          Fill {shortSectionName(section)}
        </button>
      )}
      {pause !== null && (
        <button
          type="button"
          className={styles.pause}
          data-none={pause === 0 || undefined}
          aria-label={`${words} before ${shortSectionName(section + 1)}`}
          onClick={onPause}
        >
          <IconCoffee aria-hidden />
          {words}
        </button>
      )}
    </>
  );
}
