import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import { isSong, sectionsOf } from "@bandstand/domain/setlist-editing/edited-setlist";
import { projectedTimes } from "@bandstand/domain/setlist-clock";
import { sectionName } from "@bandstand/domain/setlist-sections";
import type { SetlistTiming } from "@bandstand/domain/setlist-timing";
import { FlowCurves } from "../../../records/setlists/running-time/flow-curves.tsx";
import { placedSong, type SongsById } from "../editor-songs.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./timing-panel.module.css";

interface TimingPanelProps {
  setlist: EditedSetlist;
  timing: SetlistTiming;
  songs: SongsById;
}

/** How long each set plays, from when to when, and how it flows: as it is now, saved or not. */
export function TimingPanel({ setlist, timing, songs }: TimingPanelProps) {
  const { numberSets, startTime } = setlist.fields;
  const times = projectedTimes(startTime, timing);
  const flowing = sectionsOf(numberSets).flatMap((section) =>
    setlist.lists[section].filter(isSong).map((row) => ({
      ...placedSong(row, songs.get(row.songId)),
      songId: row.songId,
      setlistSectionId: section,
      rating: songs.get(row.songId)?.avgRating ?? null,
    })),
  );
  return (
    <div className={styles.timing}>
      <ul className={styles.sets} aria-label="Times of the sets">
        {[...timing.sets, timing.encore].map(({ section, songs: count, minutes }) => {
          const clock = [...(times?.sets ?? []), ...(times ? [times.encore] : [])].find(
            (one) => one.section === section,
          );
          return (
            <li key={section}>
              <SectionTitle>{sectionName(section)}</SectionTitle>
              <span>{count === 1 ? "1 song" : `${count} songs`}</span>
              <span className={styles.minutes}>{minutes} min</span>
              {clock && count > 0 && (
                <span className={styles.minutes}>
                  {clock.start}–{clock.finish}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <FlowCurves numberSets={numberSets} songs={flowing} />
    </div>
  );
}
