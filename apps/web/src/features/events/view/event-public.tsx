/** What the public is told of an event. */
import type { Event } from "@bandstand/contracts/events";
import { linkTo, shownAddress } from "@bandstand/domain/web-address";
import { IconTicket, IconWorld } from "@tabler/icons-react";
import { OutsideLink } from "../../../records/venues/outside-link.tsx";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import { TicketFacts } from "../event-fact-list.tsx";
import styles from "./event-view.module.css";

export function EventPublic({ event }: { event: Event }) {
  const pages = [
    event.bandEventURL,
    event.externalEventURL1,
    event.externalEventURL2,
    event.externalEventURL3,
  ].flatMap((address) => linkTo(address) ?? []);
  const tickets = linkTo(event.ticketURL);
  return (
    <div className={styles.panel}>
      {event.publicDescription === null && (
        <p className={styles.quiet}>Nothing is written for the public yet.</p>
      )}
      <dl className={styles.facts}>
        <LabelledText label="Public description" text={event.publicDescription} />
        <TicketFacts row={event} event={event} />
      </dl>
      <div className={styles.reach}>
        {tickets !== null && (
          <OutsideLink href={tickets} icon={<IconTicket aria-hidden />}>
            Tickets
          </OutsideLink>
        )}
        {pages.map((address) => (
          <OutsideLink key={address} href={address} icon={<IconWorld aria-hidden />}>
            {shownAddress(address)}
          </OutsideLink>
        ))}
      </div>
    </div>
  );
}
