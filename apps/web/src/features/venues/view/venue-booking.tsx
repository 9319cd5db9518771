/** What was agreed with a venue, and what it costs. */
import type { Venue } from "@bandstand/contracts/venues";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import styles from "./venue-view.module.css";

export function VenueBooking({ venue }: { venue: Venue }) {
  const { terms, hireRates, bookingRates, merchandising, privateNotes } = venue;
  const isEmpty = [terms, hireRates, bookingRates, merchandising, privateNotes].every(
    (text) => text === null,
  );
  return (
    <div className={styles.panel}>
      {isEmpty && <p className={styles.quiet}>Nothing was agreed yet.</p>}
      <dl className={styles.facts}>
        <LabelledText label="Terms" text={terms} />
        <LabelledText label="Booking Rates" text={bookingRates} />
        <LabelledText label="Hire Rates" text={hireRates} />
        <LabelledText label="Merchandising" text={merchandising} />
        <LabelledText label="Private Notes" text={privateNotes} collapses />
      </dl>
    </div>
  );
}
