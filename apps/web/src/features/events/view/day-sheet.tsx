/** What somebody in the van wants to know: by when, where to, with which songs, and whom to ring. */
import { type Event, saveEvent } from "@bandstand/contracts/events";
import { getVenue } from "@bandstand/contracts/venues";
import { wantsAnswers } from "@bandstand/domain/availability";
import { eventTimes } from "@bandstand/domain/event-times";
import { mayBeReported } from "@bandstand/domain/gig-report";
import { IconPlus } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { AskButton } from "../../../records/availability/ask-button.tsx";
import { DeputyAskings } from "../../../records/availability/deputies/deputy-askings.tsx";
import { FindDeputyButton } from "../../../records/availability/deputies/find-deputy-button.tsx";
import { WhoCanCome } from "../../../records/availability/who-can-come.tsx";
import { useBandNow, useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { EventTimes } from "../../../records/events/event-times.tsx";
import { eventTitle, namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { venueAddress } from "../../../records/venues/venue-address.ts";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { WayThere } from "../../../records/venues/way-there.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import { quietPart } from "../../../ui/parts/late-part.ts";
import { EventDocuments } from "../event-documents.tsx";
import { BookedBy } from "./booked-by.tsx";
import { EventSetlist } from "./event-setlist.tsx";
import styles from "./event-view.module.css";

// Most that are looked at are to come.
const ToldGig = quietPart(async () => (await import("../report/told-gig.tsx")).ToldGig);

const reportable = (event: Event) => ({
  ...event,
  eventStatusTag: event.eventStatus_tag,
  publicPerformance: event.eventType_publicPerformance,
});

interface EventProps {
  event: Event;
}

export function DaySheet({ event }: EventProps) {
  const today = useBandToday();
  const now = useBandNow();
  const answered = { ...event, title: eventTitle(event) };
  return (
    <div className={`${styles.panel} ${styles.day}`}>
      <EventTimes event={event} />
      {mayBeReported(reportable(event), now) && <ToldGig event={event} />}
      <div className={styles.columns}>
        <div className={styles.who}>
          <WhoCanCome
            event={answered}
            today={today}
            actions={
              <>
                <AskButton event={answered} today={today} />
                <FindDeputyButton event={answered} />
              </>
            }
          >
            <DeputyAskings eventId={event.id} isOpen={wantsAnswers(event, today)} />
          </WhoCanCome>
        </div>
        <div className={styles.where}>
          {event.Venue && <Place venue={event.Venue} />}
          <BookedBy event={event} />
          {event.Setlist && <EventSetlist event={event} setlist={event.Setlist} />}
        </div>
      </div>
      <dl className={styles.facts}>
        <LabelledText label="Band to Provide" text={event.bandToProvide} />
        <LabelledText label="Venue to Provide" text={event.venueToProvide} />
        <LabelledText label="Notes" text={event.description} />
        <LabelledText label="About the venue" text={event.Venue?.notes ?? null} />
      </dl>
      <Missing event={event} />
      <EventDocuments eventId={event.id} />
    </div>
  );
}

function Place({ venue }: { venue: NonNullable<Event["Venue"]> }) {
  const venues = useVenueWindows();
  const mayOpen = useMay(getVenue);
  return (
    <section className={styles.part} aria-label="Venue">
      <p className={styles.name}>
        {mayOpen ? (
          <RecordLink href={venueAddress(venue.id)} onOpen={() => venues.view(venue)}>
            {venue.name}
          </RecordLink>
        ) : (
          venue.name
        )}
        {venue.location !== null && <span> {venue.location}</span>}
      </p>
      <WayThere venue={venue} />
    </section>
  );
}

/** What nobody has said yet, offered to those who may say it. */
function Missing({ event }: EventProps) {
  const windows = useEventWindows();
  const maySave = useMay(saveEvent);
  const missing = [
    ...(eventTimes(event).length === 0 ? ["Times"] : []),
    ...(event.Venue === null ? ["Venue"] : []),
    ...(event.Setlist === null ? ["Set list"] : []),
    ...(event.description === null ? ["Notes"] : []),
  ];
  if (!maySave || missing.length === 0) return null;
  return (
    <p className={styles.offered}>
      {missing.map((name) => (
        <Button
          key={name}
          kind="quiet"
          icon={<IconPlus aria-hidden />}
          onClick={() => windows.edit(namedEvent(event))}
        >
          {name}
        </Button>
      ))}
    </p>
  );
}
