/** How a set list flows: the curves of each of its sets, side by side where there is room. */
import { bySection, sectionName } from "@bandstand/domain/setlist-sections";
import styles from "./flow-curves.module.css";
import { type FlowSong, SetFlow } from "./set-flow.tsx";

export interface PlacedFlowSong extends FlowSong {
  setlistSectionId: number;
}

interface FlowCurvesProps {
  numberSets: number;
  /** By section, in the order in which they are played. */
  songs: readonly PlacedFlowSong[];
}

export function FlowCurves({ numberSets, songs }: FlowCurvesProps) {
  return (
    <div className={styles.flow}>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.column} /> Tempo
        <span className={styles.line} /> Rating
      </p>
      <div className={styles.sets}>
        {bySection(numberSets, songs)
          .filter(({ entries }) => entries.length > 0)
          .map(({ section, entries }) => (
            <SetFlow key={section} name={sectionName(section)} section={section} songs={entries} />
          ))}
      </div>
    </div>
  );
}
