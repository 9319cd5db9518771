/** The gig that comes next, in the order in which somebody on the way to it asks: when, where, at what time, with which songs. */
import type { DashboardEvent } from "@bandstand/contracts/dashboard";
import { listSetlists } from "@bandstand/contracts/setlists";
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
import { useMay } from "../../../lib/services/use-may.ts";
import { WhoCanCome } from "../../../records/availability/who-can-come.tsx";
import { useBandToday, useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardSkeleton } from "../../../ui/card/card.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { answeredEvent } from "../../../records/availability/answered-event.ts";
import { EventLink } from "../../../records/events/event-link.tsx";
import { EventMarks } from "../../../records/events/event-status-mark.tsx";
import { EventTimes } from "../../../records/events/event-times.tsx";
import { WayThere } from "../../../records/venues/way-there.tsx";
import styles from "./next-card.module.css";
import { PlaySetlist } from "./play-setlist.tsx";
import { SetlistPlan } from "./setlist-plan.tsx";

export function NextGigCard() {
  const { data, isLoading, error, refetch } = useDashboard();
  if (isLoading) return <CardSkeleton lines={5} />;
  if (!data && error) {
    return (
      <Card
        title="This did not load"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        <p>{describeError(error).message}</p>
        <p className={styles.soft}>Error Fetching Data</p>
      </Card>
    );
  }
  if (!data || data.comingEvents === null) return null;
  if (data.nextGig !== null) return <Gig gig={data.nextGig} />;
  return (
    <Card title="Next Gig" main>
      <p className={styles.when}>No Bookings</p>
    </Card>
  );
}

function Gig({ gig }: { gig: DashboardEvent }) {
  const today = useBandToday();
  const windows = useSetlistWindows();
  const readsSetlists = useMay(listSetlists);
  const { data: setlists } = useSetlists({ enabled: readsSetlists && gig.Setlist !== null });
  const { Venue, Setlist } = gig;
  const setlist = setlists?.find(({ id }) => id === Setlist?.id);
  return (
    <Card
      main
      title="Next Gig"
      detail={dayOfYear(gig.eventDate, today)}
      {...(setlist && { action: <PlaySetlist setlist={setlist} /> })}
    >
      <div className={styles.next}>
        <EventMarks event={gig} />
        <p className={styles.when}>{dayFromToday(gig.eventDate, today)}</p>
        <p className={styles.what}>
          <EventLink event={{ id: gig.id, name: gigName(gig) }} className={styles.link}>
            {Venue?.name ?? gigName(gig)}
          </EventLink>
          {Venue?.location && <span className={styles.soft}>{Venue.location}</span>}
        </p>
        {Venue && gig.name && <p className={styles.title}>{gig.name}</p>}
        <EventTimes event={gig} />
        <WhoCanCome event={answeredEvent(gig, gigName(gig))} today={today} />
        {Venue && <WayThere venue={Venue} />}
        {gig.description && <p className={styles.words}>{gig.description}</p>}
        {Setlist && (
          <section className={styles.setlist} aria-label="Set list">
            {setlist ? (
              <button
                type="button"
                className={styles.setlistName}
                onClick={() => windows.view(setlist)}
              >
                {setlist.name}
              </button>
            ) : (
              <p className={styles.setlistName}>{Setlist.name}</p>
            )}
            {setlist && <SetlistPlan setlist={setlist} />}
          </section>
        )}
      </div>
    </Card>
  );
}

function gigName({ name, Venue, EventType }: DashboardEvent): string {
  return name ?? Venue?.name ?? EventType.name;
}
