/** What is agreed about an event: with whom, for how much, and who brings what. */
import type { Event } from "@bandstand/contracts/events";
import { isEmail } from "@bandstand/domain/registration";
import { ReachLinks } from "../../../records/members/reach-links.tsx";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import { EventMoney } from "../event-money.tsx";
import styles from "./event-view.module.css";

export function EventBooking({ event }: { event: Event }) {
  const { bookingName, bookingEmail, bookingPhone } = event;
  const email = bookingEmail !== null && isEmail(bookingEmail) ? bookingEmail : null;
  const isBooked = [bookingName, bookingEmail, bookingPhone].some((said) => said !== null);
  return (
    <div className={styles.panel}>
      {isBooked ? (
        <section className={styles.part} aria-label="Booked by">
          <p className={styles.name}>{bookingName ?? bookingEmail ?? bookingPhone}</p>
          <ReachLinks
            nickname={bookingName ?? "the promoter"}
            email={email}
            mobilePhone={bookingPhone}
          />
        </section>
      ) : (
        <p className={styles.quiet}>Nobody is named yet who has booked this.</p>
      )}
      <dl className={styles.money}>
        <EventMoney event={event} />
      </dl>
      <dl className={styles.facts}>
        <LabelledText label="Band to Provide" text={event.bandToProvide} />
        <LabelledText label="Venue to Provide" text={event.venueToProvide} />
      </dl>
    </div>
  );
}
