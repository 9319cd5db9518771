/** An event in its day of the month: opened by a press, and carried to another day by pointer or keys. */
import type { EventRow } from "@bandstand/contracts/events";
import { addDays } from "@bandstand/domain/calendar-date";
import { answerOf } from "@bandstand/domain/availability";
import type { DragEvent, KeyboardEvent } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { AnswerMark } from "../../../records/availability/answer-mark.tsx";
import { ownWords } from "../../../records/availability/own-words.ts";
import { EventChip } from "../../../records/events/event-chip.tsx";
import { eventLabel, eventTitle, hoursOf } from "../../../records/events/event-words.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./event-month.module.css";

export interface EventMoves {
  /** It is on its way, until it is dropped or let go. */
  carry: (event: EventRow | null) => void;
  isCarrying: () => boolean;
  /** Whatever is carried has come to this day. */
  drop: (date: string) => void;
  /** The focus goes with it. */
  move: (event: EventRow, date: string) => void;
}

interface MonthEventProps {
  event: EventRow;
  /** Null for who may not move it. */
  moves: EventMoves | null;
}

const DAYS_BY_KEY = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowUp", -7],
  ["ArrowDown", 7],
]);

export function MonthEvent({ event, moves }: MonthEventProps) {
  function begin({ dataTransfer }: DragEvent): void {
    if (!moves) return;
    dataTransfer.effectAllowed = "copyMove";
    moves.carry(event);
  }

  function shift(pressed: KeyboardEvent): void {
    const days = pressed.altKey ? DAYS_BY_KEY.get(pressed.key) : undefined;
    if (!moves || days === undefined) return;
    // Else the browser goes back a page.
    pressed.preventDefault();
    moves.move(event, addDays(event.eventDate, days));
  }

  return (
    <div
      role="presentation"
      className={styles.event}
      onDragStart={begin}
      onDragEnd={() => moves?.carry(null)}
      onKeyDown={shift}
    >
      <EventChip
        event={event}
        name={eventTitle(event)}
        title={[eventTitle(event), hoursOf(event)].filter(Boolean).join(" · ")}
      >
        <span className={styles.label}>{eventLabel(event)}</span>
      </EventChip>
      <OwnAnswer event={event} />
    </div>
  );
}

/** What one has answered oneself, above the corner of the event. */
function OwnAnswer({ event: { answers } }: { event: EventRow }) {
  const { id } = useBandUser();
  const own = answerOf(answers, id);
  const words = ownWords(answers, id);
  if (words === null) return null;
  return (
    <span className={styles.own} title={words}>
      {own !== null && <AnswerMark answer={own} />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
