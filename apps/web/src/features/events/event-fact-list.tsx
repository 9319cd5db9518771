/** What is said of an event, each with its label; what nobody has said is left out. */
import type { Event, EventRow } from "@bandstand/contracts/events";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { formatMoney } from "@bandstand/domain/money";
import { LabelledText } from "../../ui/record-view/labelled-text.tsx";
import styles from "./event-fact-list.module.css";
import { EventMoney } from "./event-money.tsx";

interface EventFactListProps {
  row: EventRow;
  /** Whole; undefined while it comes. */
  event: Event | undefined;
}

export function EventFactList({ row, event }: EventFactListProps) {
  return (
    <dl className={styles.facts}>
      <LabelledText label="Date" text={formatDateWithWeekday(row.eventDate)} />
      <LabelledText label="Event Type" text={row.eventType_name} />
      <LabelledText label="Status" text={row.EventStatus.name} />
      <LabelledText label="Private" text={row.privateEvent ? "Private event" : null} />
      <LabelledText label="Set list" text={row.setlist_name} />
      <LabelledText label="Internal notes" text={event?.description ?? null} />
      <LabelledText label="Public description" text={event?.publicDescription ?? null} />
      <BookingFacts row={row} event={event} />
      <TicketFacts row={row} event={event} />
    </dl>
  );
}

export function BookingFacts({ row, event }: EventFactListProps) {
  return (
    <>
      <LabelledText label="Booking name" text={row.bookingName} />
      <LabelledText label="Booking e-mail" text={row.bookingEmail} />
      <LabelledText label="Booking phone" text={row.bookingPhone} />
      <LabelledText label="Band to Provide" text={event?.bandToProvide ?? null} />
      <LabelledText label="Venue to Provide" text={event?.venueToProvide ?? null} />
      <EventMoney event={row} />
    </>
  );
}

export function TicketFacts({ row, event }: EventFactListProps) {
  const price = (pounds: number | null) => (pounds === null ? null : formatMoney(pounds));
  return (
    <>
      <LabelledText label="Advance ticket price" text={price(row.advanceTicketPrice)} />
      <LabelledText label="Door ticket price" text={price(row.doorTicketPrice)} />
      <LabelledText label="Tickets" text={event?.ticketInfo ?? null} />
    </>
  );
}
