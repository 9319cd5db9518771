/** How long a set list takes, as a picture and in a line. Nothing as long as it has no songs. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { RunningTimeBar } from "./running-time/running-time-bar.tsx";
import { minutesOfPlan } from "./running-time/running-time-words.ts";
import { contentsOf, timingOf } from "./setlist-facts.ts";
import styles from "./setlist-time.module.css";

export function SetlistTime({ setlist }: { setlist: SetlistRow }) {
  const timing = timingOf(setlist);
  if (setlist.songs.length === 0) return null;
  return (
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
  );
}
