/** What stands below an expanded row: enough to ring and to drive there, without opening the venue. */
import type { VenueRow } from "@bandstand/contracts/venues";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { directionsUrl } from "@bandstand/domain/place-links";
import { IconRoute } from "@tabler/icons-react";
import { EventLink } from "../../../records/events/event-link.tsx";
import { OutsideLink } from "../../../records/venues/outside-link.tsx";
import { VenueReach } from "../../../records/venues/venue-reach.tsx";
import { useVenue } from "../../../records/venues/venue-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import { VenueDocuments } from "../documents/venue-documents.tsx";
import styles from "./venue-details.module.css";

export function VenueDetails({ row }: { row: VenueRow }) {
  const { data: venue, isError, refetch } = useVenue(row.id);
  const directions = directionsUrl(row);
  return (
    <div className={styles.details}>
      <div className={styles.reach}>
        <VenueReach venue={row} />
        {directions !== null && (
          <OutsideLink href={directions} icon={<IconRoute aria-hidden />}>
            Directions
          </OutsideLink>
        )}
      </div>
      <dl className={styles.facts}>
        <LabelledText label="Location" text={row.location} />
        <LabelledText label="Full Address" text={row.address} />
        <LabelledText label="Type" text={row.VenueType?.name ?? null} />
        <LabelledText label="Contact" text={row.contactName} />
        <LabelledText label="Capacity" text={row.capacity?.toLocaleString("en-GB") ?? null} />
        <LabelledText label="Status" text={row.VenueStatus.name} />
        {venue && (
          <>
            <LabelledText label="Notes" text={venue.notes} />
            <LabelledText label="Band to Provide" text={venue.bandToProvide} />
            <LabelledText label="Venue to Provide" text={venue.venueToProvide} />
          </>
        )}
      </dl>
      {!venue && isError && (
        <p className={styles.quiet}>
          Error Fetching Data
          <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      {row.Events.length > 0 && (
        <div className={styles.events}>
          <SectionTitle className={styles.eventsTitle}>Recent events</SectionTitle>
          <ul>
            {row.Events.map(({ id, eventDate, name, eventStatusTag }) => (
              <li key={id} data-cancelled={eventStatusTag === "X" || undefined}>
                <EventLink event={{ id, name: name ?? row.name }}>
                  {[formatDateWithWeekday(eventDate), name].filter(Boolean).join(", ")}
                </EventLink>
                {eventStatusTag === "X" && " · Cancelled"}
              </li>
            ))}
          </ul>
        </div>
      )}
      <VenueDocuments venueId={row.id} />
    </div>
  );
}
