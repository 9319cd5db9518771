/** What is agreed about an event: with whom, and for how much. */
import type { Event } from "@bandstand/contracts/events";
import { EventMoney } from "../event-money.tsx";
import { BookedBy } from "./booked-by.tsx";
import styles from "./event-view.module.css";

export function EventBooking({ event }: { event: Event }) {
  return (
    <div className={styles.panel}>
      <BookedBy event={event}>
        <p className={styles.quiet}>Nobody is named yet who has booked this.</p>
      </BookedBy>
      <dl className={styles.money}>
        <EventMoney event={event} />
      </dl>
    </div>
  );
}
