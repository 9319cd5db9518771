import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { IconChartBar } from "@tabler/icons-react";
import { FlowCurves } from "../../../records/setlists/running-time/flow-curves.tsx";
import styles from "./setlist-view.module.css";

/** Keys, tempos and ratings along each set, for those who ask. */
export function SetlistFlow({ setlist }: { setlist: SetlistWithSections }) {
  return (
    <details className={styles.flow}>
      <summary>
        <IconChartBar aria-hidden />
        Flow
      </summary>
      <FlowCurves
        numberSets={setlist.numberSets}
        songs={setlist.songs.map(({ songId, setlistSectionId, songkey, featuring, Song }) => ({
          songId,
          setlistSectionId,
          title: Song.title,
          bpm: Song.bpm,
          songkey: songkey ?? Song.songkey,
          featuring: featuring ?? Song.featuring,
          rating: Song.avgRating,
        }))}
      />
    </details>
  );
}
