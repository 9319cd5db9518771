/** A set list that is played next: its name, its running time, and whether one is ready for it. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { RunningTimeBar } from "../../../records/setlists/running-time/running-time-bar.tsx";
import { minutesOfPlan } from "../../../records/setlists/running-time/running-time-words.ts";
import { contentsOf, timingOf } from "../../../records/setlists/setlist-facts.ts";
import styles from "./next-card.module.css";
import { Readiness } from "./readiness.tsx";

export function SetlistPlan({ setlist }: { setlist: SetlistRow }) {
  const timing = timingOf(setlist);
  return (
    <>
      {setlist.songs.length > 0 && (
        <div className={styles.time}>
          <RunningTimeBar
            setlist={setlist}
            timing={timing}
            entries={setlist.songs}
            interludes={setlist.interludes}
          />
          <p>
            <strong>{minutesOfPlan(timing.totalMinutes, setlist.plannedLength)}</strong>
            {" · "}
            {contentsOf(setlist)}
          </p>
        </div>
      )}
      <Readiness setlist={setlist} />
    </>
  );
}
