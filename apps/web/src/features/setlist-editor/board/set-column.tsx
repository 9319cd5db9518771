import type { ProjectedTimes } from "@bandstand/domain/setlist-clock";
import type { EditedRow, Section } from "@bandstand/domain/setlist-editing/edited-setlist";
import { isSong } from "@bandstand/domain/setlist-editing/edited-setlist";
import { flowNotes } from "@bandstand/domain/setlist-flow";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import { sectionName } from "@bandstand/domain/setlist-sections";
import type { SectionTiming } from "@bandstand/domain/setlist-timing";
import {
  IconArrowBackUp,
  IconCoffee,
  IconDots,
  IconInfoCircle,
  IconMessage,
  IconWand,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./column.module.css";
import { placedSong, type SongsById } from "../editor-songs.ts";

interface SetColumnProps {
  section: Section;
  rows: readonly EditedRow[];
  timing: SectionTiming;
  /** An encore that is not included. */
  counts: boolean;
  times: ProjectedTimes["encore"] | null;
  songs: SongsById;
  onInsert: (kind: InterludeKind) => void;
  onEmpty: () => void;
  onFill: (() => void) | null;
  /** The list itself. */
  children: ReactNode;
}

export function SetColumn(props: SetColumnProps) {
  const { section, rows, timing, counts, times, songs, children } = props;
  const name = sectionName(section);
  const notes = flowNotes(rows.filter(isSong).map((row) => placedSong(row, songs.get(row.songId))));

  function actions(): MenuGroup[] {
    return [
      ...(props.onFill
        ? [
            {
              key: "fill",
              items: [
                {
                  key: "fill",
                  label: "Fill to a length…",
                  icon: <IconWand />,
                  onSelect: props.onFill,
                },
              ],
            },
          ]
        : []),
      {
        key: "insert",
        label: "Add at the end",
        items: [
          {
            key: "break",
            label: "Break",
            icon: <IconCoffee />,
            onSelect: () => props.onInsert("break"),
          },
          {
            key: "spoken",
            label: "Spoken note",
            icon: <IconMessage />,
            onSelect: () => props.onInsert("spoken"),
          },
        ],
      },
      {
        key: "empty",
        items: [
          {
            key: "empty",
            label: "Remove all",
            icon: <IconArrowBackUp />,
            unavailable: rows.length === 0 ? "It is empty" : undefined,
            onSelect: props.onEmpty,
          },
        ],
      },
    ];
  }

  return (
    <section className={styles.column} aria-label={name} data-section={section}>
      <header className={styles.head}>
        <hgroup>
          <SectionTitle>{name}</SectionTitle>
          <p className={styles.minutes} title={`${timing.songs} songs`}>
            {counts ? `${timing.minutes} min` : `(${timing.minutes} min)`}
          </p>
          {times && timing.seconds > 0 && (
            <p className={styles.clock}>
              {times.start}–{times.finish}
            </p>
          )}
        </hgroup>
        <MenuButton label={`More for ${name}`} groups={actions} size="small">
          <IconDots aria-hidden />
        </MenuButton>
      </header>
      {children}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={`How ${name} flows`}>
          {notes.map(({ kind, from, message }) => (
            <li key={`${kind}${from}`}>
              <IconInfoCircle aria-hidden />
              {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
