/** The rehearsal that comes next and the last one, each in a line that opens. */
import type { Dashboard, DashboardEvent } from "@bandstand/contracts/dashboard";
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
import { answeredEvent } from "../../../records/availability/answered-event.ts";
import { WhoCanCome } from "../../../records/availability/who-can-come.tsx";
import { useBandToday, useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { EventLink } from "../../../records/events/event-link.tsx";
import { EventMarks } from "../../../records/events/event-status-mark.tsx";
import { EventTimes } from "../../../records/events/event-times.tsx";
import { WayThere } from "../../../records/venues/way-there.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { RehearsalSetlist } from "./rehearsal-setlist.tsx";
import styles from "./rehearsals-card.module.css";

export function RehearsalsCard() {
  const { data } = useDashboard();
  if (!data) return null;
  const { nextRehearsal, lastRehearsal } = data;
  if (nextRehearsal === null && lastRehearsal === null) return null;
  return (
    <Card title="Rehearsals">
      {needsWord(data) && <p className={styles.missing}>No rehearsal before the next gig</p>}
      {nextRehearsal && (
        <Rehearsal
          title="Next Rehearsal"
          event={nextRehearsal}
          songs={data.nextRehearsal_setlistSongs}
        />
      )}
      {lastRehearsal && (
        <Rehearsal
          title="Last Rehearsal"
          event={lastRehearsal}
          songs={data.lastRehearsal_setlistSongs}
        />
      )}
    </Card>
  );
}

const needsWord = ({ rehearsalStatus, nextGig }: Dashboard): boolean =>
  rehearsalStatus === "late" || (rehearsalStatus === "none" && nextGig !== null);

interface RehearsalProps {
  title: string;
  event: DashboardEvent;
  /** Null for who may not read them. */
  songs: Dashboard["nextRehearsal_setlistSongs"];
}

function Rehearsal({ title, event, songs }: RehearsalProps) {
  const today = useBandToday();
  const { Venue, Setlist } = event;
  const when = [
    dayFromToday(event.eventDate, today),
    dayOfYear(event.eventDate, today),
    event.startTime,
    Venue?.name,
  ];
  return (
    <details className={styles.rehearsal}>
      <summary>
        <h3>{title}</h3>
        <p>{when.filter(Boolean).join(" · ")}</p>
      </summary>
      <div className={styles.details}>
        <EventMarks event={event} />
        <EventTimes event={event} />
        <WhoCanCome
          event={answeredEvent(event, event.name ?? event.EventType.name)}
          today={today}
        />
        {Venue && <WayThere venue={Venue} />}
        <EventLink event={{ id: event.id, name: event.name ?? event.EventType.name }}>
          Open event
        </EventLink>
        {event.description && <p className={styles.words}>{event.description}</p>}
        {Setlist && <RehearsalSetlist setlist={Setlist} songs={songs} />}
      </div>
    </details>
  );
}
