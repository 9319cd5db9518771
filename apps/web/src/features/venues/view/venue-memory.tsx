/** What the band has played there, what it paid, and what members said of it afterwards. */
import type { GigAtVenue, Venue } from "@bandstand/contracts/venues";
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { dayFromToday } from "@bandstand/domain/day-words";
import { isPast } from "@bandstand/domain/event-visibility";
import { formatMoney } from "@bandstand/domain/money";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { EventLink } from "../../../records/events/event-link.tsx";
import { setlistAddress } from "../../../records/setlists/setlist-address.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import { VenueNotes } from "./venue-notes.tsx";
import styles from "./venue-view.module.css";

export function VenueMemory({ venue }: { venue: Venue }) {
  const [today] = useState(() => localDate(new Date()));
  return (
    <div className={styles.panel}>
      {venue.Events.length === 0 ? (
        <p className={styles.quiet}>No gig of this venue is known yet.</p>
      ) : (
        <ul className={styles.gigs} aria-label="Events here">
          {venue.Events.map((gig) => (
            <Gig key={gig.id} gig={gig} today={today} />
          ))}
        </ul>
      )}
      <VenueNotes venue={venue} today={today} />
      <dl className={styles.facts}>
        <LabelledText
          label="Last contact"
          text={
            venue.lastContactDate === null ? null : formatDateWithWeekday(venue.lastContactDate)
          }
        />
        <LabelledText label="What came of it" text={venue.lastContactNotes} />
      </dl>
    </div>
  );
}

function Gig({ gig, today }: { gig: GigAtVenue; today: string }) {
  const { id, eventDate, name, eventStatusTag, eventTypeTag, Setlist, fee, paymentReceived } = gig;
  const called = name ?? (eventTypeTag === "RH" ? "Rehearsal" : "Gig");
  const setlists = useSetlistWindows();
  const mayOpen = useMay(getSetlistWithSections);
  const isHeld = isPast(eventDate, today) && eventStatusTag !== "X";
  return (
    <li className={styles.gig} data-cancelled={eventStatusTag === "X" || undefined}>
      <span className={styles.when}>
        {formatDateWithWeekday(eventDate)}
        <small>{dayFromToday(eventDate, today)}</small>
      </span>
      <span className={styles.what}>
        <strong>
          <EventLink event={{ id, name: called }}>{called}</EventLink>
        </strong>
        {eventStatusTag === "X" && <small>Cancelled</small>}
        {eventStatusTag === "P" && <small>Provisional</small>}
        {Setlist !== null &&
          (mayOpen ? (
            <RecordLink href={setlistAddress(Setlist.id)} onOpen={() => setlists.view(Setlist)}>
              {Setlist.name}
            </RecordLink>
          ) : (
            <span>{Setlist.name}</span>
          ))}
      </span>
      {fee !== null && (
        <span className={styles.paid} title={paidWords(fee, paymentReceived)}>
          {formatMoney(fee)}
          {isHeld && paymentReceived !== null && paymentReceived < fee && (
            <small>{formatMoney(fee - paymentReceived)} due</small>
          )}
        </span>
      )}
    </li>
  );
}

function paidWords(fee: number, received: number | null): string {
  return `Fee ${formatMoney(fee)}, received ${formatMoney(received ?? 0)}`;
}
