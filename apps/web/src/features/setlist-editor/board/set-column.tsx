import type { ProjectedTimes } from "@bandstand/domain/setlist-clock";
import type { EditedRow, Section } from "@bandstand/domain/setlist-editing/edited-setlist";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import { sectionName } from "@bandstand/domain/setlist-sections";
import type { SectionTiming } from "@bandstand/domain/setlist-timing";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { Part } from "../../../ui/parts/part.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { ColumnFoot, ColumnMenu } from "../late-parts.ts";
import styles from "./column.module.css";
import type { SongsById } from "../editor-songs.ts";

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
  /** Minutes of the break before the next set; null where none follows. */
  pause: number | null;
  onPause: () => void;
  /** The list itself. */
  children: ReactNode;
}

export function SetColumn(props: SetColumnProps) {
  const { section, rows, timing, counts, times, songs, pause, onPause, children } = props;
  const { onInsert, onEmpty, onFill } = props;
  const name = sectionName(section);

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
        <MenuButton
          label={`More for ${name}`}
          groups={() => []}
          more={(panel) => (
            <ColumnMenu
              isEmpty={rows.length === 0}
              panel={panel}
              {...{ onInsert, onEmpty, onFill }}
            />
          )}
          size="small"
        >
          <IconDots aria-hidden />
        </MenuButton>
      </header>
      {children}
      <Part failed={`Failed to show all of ${name}.`} onFailed={() => {}}>
        <ColumnFoot {...{ section, rows, songs, pause, onPause, onFill }} />
      </Part>
    </section>
  );
}
