/** What one was asked about and has not answered, each to be answered in place. */
import type { UnansweredEvent } from "@bandstand/contracts/dashboard";
import { dayOfYear } from "@bandstand/domain/day-words";
import { AnswerButtons } from "../../records/availability/answer-buttons.tsx";
import { useBandToday, useDashboard } from "../../records/dashboard/dashboard-query.ts";
import { EventLink } from "../../records/events/event-link.tsx";
import { eventLabel } from "../../records/events/event-words.ts";
import { Card } from "../../ui/card/card.tsx";
import styles from "./unanswered-card.module.css";

/** As many as are answered in one go; the rest comes up as these go. */
const SHOWN = 5;

export function UnansweredCard() {
  const { data } = useDashboard();
  const today = useBandToday();
  // The gig that is next is answered where it stands.
  const wanted = data?.unanswered?.filter(({ id }) => id !== data.nextGig?.id) ?? [];
  if (wanted.length === 0) return null;
  const [title, detail] =
    wanted.length === 1
      ? ["Your answer is wanted", undefined]
      : ["Your answers are wanted", `${wanted.length}`];
  return (
    <Card title={title} {...(detail !== undefined && { detail })}>
      <ul className={styles.events}>
        {wanted.slice(0, SHOWN).map((event) => (
          <Wanted key={event.id} event={event} today={today} />
        ))}
      </ul>
    </Card>
  );
}

function Wanted({ event, today }: { event: UnansweredEvent; today: string }) {
  const { id, eventDate, startTime, replyBy } = event;
  const label = eventLabel(event);
  const when = [
    dayOfYear(eventDate, today),
    startTime,
    replyBy !== null && `answer by ${dayOfYear(replyBy, today)}`,
  ];
  return (
    <li className={styles.event}>
      <p className={styles.what}>
        <EventLink event={{ id, name: event.name ?? label }} className={styles.link}>
          {label}
        </EventLink>
        <span className={styles.when}>{when.filter(Boolean).join(" · ")}</span>
      </p>
      <div className={styles.answer}>
        <AnswerButtons eventId={id} label={label} own={null} />
      </div>
    </li>
  );
}
