/** Who has booked the event, and the way to ring or write to them; nothing as long as nobody is named. */
import type { Event } from "@bandstand/contracts/events";
import { isEmail } from "@bandstand/domain/registration";
import type { ReactNode } from "react";
import { ReachLinks } from "../../../records/members/reach-links.tsx";
import styles from "./event-view.module.css";

interface BookedByProps {
  event: Pick<Event, "bookingName" | "bookingEmail" | "bookingPhone">;
  /** Said where nobody is named. */
  children?: ReactNode;
}

export function BookedBy({ event, children = null }: BookedByProps) {
  const { bookingName, bookingEmail, bookingPhone } = event;
  const name = bookingName ?? bookingEmail ?? bookingPhone;
  if (name === null) return children;
  return (
    <section className={styles.part} aria-label="Booked by">
      <p className={styles.name}>{name}</p>
      <ReachLinks
        nickname={bookingName ?? "the promoter"}
        email={bookingEmail !== null && isEmail(bookingEmail) ? bookingEmail : null}
        mobilePhone={bookingPhone}
      />
    </section>
  );
}
