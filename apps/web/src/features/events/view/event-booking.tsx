/** What is agreed about an event: with whom, and for how much. */
import type { Event } from "@bandstand/contracts/events";
import { lazy, Suspense } from "react";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import { EventMoney } from "../event-money.tsx";
import { BookedBy } from "./booked-by.tsx";
import styles from "./event-view.module.css";

const EventMoneyPanel = lazy(async () => ({
  default: (await import("../money/event-money-panel.tsx")).EventMoneyPanel,
}));

export function EventBooking({ event }: { event: Event }) {
  return (
    <div className={styles.panel}>
      <BookedBy event={event}>
        <p className={styles.quiet}>Nobody is named yet who has booked this.</p>
      </BookedBy>
      <dl className={styles.money}>
        <EventMoney event={event} />
      </dl>
      <Suspense fallback={<PanelSkeleton />}>
        <EventMoneyPanel event={event} />
      </Suspense>
    </div>
  );
}
