/** What there is to know of a venue in a line. */
import { saveVenue, type Venue } from "@bandstand/contracts/venues";
import { dayFromToday } from "@bandstand/domain/day-words";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { VenueStatusMark } from "../../../records/venues/venue-status-mark.tsx";
import { Fact, TypedFact } from "../../../ui/record-view/fact.tsx";
import { ContactedPanel } from "./contacted-panel.tsx";

export function VenueFacts({ venue }: { venue: Venue }) {
  const [today] = useState(() => localDate(new Date()));
  const maySave = useMay(saveVenue);
  const { VenueStatus, capacity, lastContactDate } = venue;
  const contacted =
    lastContactDate === null
      ? "+ Last contact"
      : `Spoke ${dayFromToday(lastContactDate, today).toLowerCase()}`;
  return (
    <>
      <Fact label="Status">
        <VenueStatusMark status={VenueStatus} />
      </Fact>
      {capacity !== null && <Fact label="Capacity">{capacity.toLocaleString("en-GB")} people</Fact>}
      {maySave ? (
        <TypedFact
          label="Last contact"
          panel={(close) => <ContactedPanel venue={venue} today={today} onDone={close} />}
        >
          {contacted}
        </TypedFact>
      ) : (
        lastContactDate !== null && <Fact label="Last contact">{contacted}</Fact>
      )}
    </>
  );
}
