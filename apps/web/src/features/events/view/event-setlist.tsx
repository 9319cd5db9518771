/** The set list that is played: its name, its running time as a picture, and when each set begins. */
import type { Event } from "@bandstand/contracts/events";
import { listSetlists, type SetlistRow } from "@bandstand/contracts/setlists";
import { projectedTimes } from "@bandstand/domain/setlist-clock";
import { sectionName } from "@bandstand/domain/setlist-sections";
import { useMay } from "../../../lib/services/use-may.ts";
import { setlistAddress } from "../../../records/setlists/setlist-address.ts";
import { timingOf } from "../../../records/setlists/setlist-facts.ts";
import { SetlistTime } from "../../../records/setlists/setlist-time.tsx";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import styles from "./event-view.module.css";

interface EventSetlistProps {
  event: Pick<Event, "startTime">;
  setlist: NonNullable<Event["Setlist"]>;
}

export function EventSetlist({ event, setlist }: EventSetlistProps) {
  const windows = useSetlistWindows();
  const mayRead = useMay(listSetlists);
  const { data: setlists } = useSetlists({ enabled: mayRead });
  const whole = setlists?.find(({ id }) => id === setlist.id);
  return (
    <section className={styles.part} aria-label="Set list">
      <p className={styles.name}>
        {mayRead ? (
          <RecordLink href={setlistAddress(setlist.id)} onOpen={() => windows.view(setlist)}>
            {setlist.name}
          </RecordLink>
        ) : (
          setlist.name
        )}
      </p>
      {whole && (
        <>
          <SetlistTime setlist={whole} />
          <SetTimes setlist={whole} startTime={event.startTime} />
        </>
      )}
    </section>
  );
}

/** "First Set 20:45–21:30 · Second Set 21:52–22:50" */
function SetTimes({ setlist, startTime }: { setlist: SetlistRow; startTime: string | null }) {
  const timing = timingOf(setlist);
  const times = projectedTimes(startTime, timing);
  const played = times?.sets.filter(({ start, finish }) => start !== finish) ?? [];
  if (played.length === 0) return null;
  return (
    <p className={styles.sets}>
      {played.map(({ section, start, finish }) => (
        <span key={section}>
          {sectionName(section)} <b>{`${start}–${finish}`}</b>
        </span>
      ))}
    </p>
  );
}
