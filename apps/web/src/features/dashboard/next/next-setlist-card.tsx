/** The set list that is played next, where no card of a gig has it: when, how long, and whether one is ready for it. */
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
import { useBandToday, useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { nextSetlist } from "../../../records/setlists/next-setlist.ts";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { Card, CardSkeleton } from "../../../ui/card/card.tsx";
import styles from "./next-card.module.css";
import { PlaySetlist } from "./play-setlist.tsx";
import { SetlistPlan } from "./setlist-plan.tsx";

export function NextSetlistCard() {
  const { data: setlists, isPending } = useSetlists();
  const dashboard = useDashboard();
  const windows = useSetlistWindows();
  const today = useBandToday();
  if (dashboard.isLoading || dashboard.data?.nextGig?.Setlist) return null;
  if (isPending) return <CardSkeleton lines={4} />;
  const next = nextSetlist(setlists ?? [], today);
  if (next === null) return null;
  const { setlist, event } = next;
  // The gig has a card of its own for who may read it.
  const told = dashboard.data?.nextGig ? undefined : event;
  return (
    <Card
      main
      title={told ? "Next gig" : "Next set list"}
      {...(told && {
        detail: [dayOfYear(told.eventDate, today), setlist.startTime].filter(Boolean).join(" · "),
      })}
      action={<PlaySetlist setlist={setlist} />}
    >
      <div className={styles.next}>
        {told && <p className={styles.when}>{dayFromToday(told.eventDate, today)}</p>}
        <p className={told ? styles.what : styles.when}>
          <button type="button" className={styles.name} onClick={() => windows.view(setlist)}>
            {setlist.name}
          </button>
          {told?.name && <span className={styles.soft}>{told.name}</span>}
        </p>
        <SetlistPlan setlist={setlist} />
      </div>
    </Card>
  );
}
