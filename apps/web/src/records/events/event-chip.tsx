/** An event in a picture of days: a gig is filled, a rehearsal outlined, what is provisional dashed, what is cancelled struck. */
import type { ReactNode } from "react";
import { VisuallyHiddenInline } from "../../ui/marks/visually-hidden.tsx";
import styles from "./event-chip.module.css";
import { EventLink } from "./event-link.tsx";
import { statusWord } from "./event-words.ts";

interface ChipEvent {
  id: number;
  draft: boolean;
  eventType_tag: string;
  eventStatus_tag: string;
}

interface EventChipProps {
  event: ChipEvent;
  /** As its window is called. */
  name: string;
  /** What a pointer that rests on it is told besides. */
  title: string;
  children: ReactNode;
}

export function EventChip({ event, name, title, children }: EventChipProps) {
  const status = statusWord(event);
  return (
    <span
      className={styles.chip}
      data-type={event.eventType_tag}
      data-status={event.eventStatus_tag}
      title={[title, status].filter(Boolean).join(" · ")}
    >
      <EventLink event={{ id: event.id, name }} className={styles.link}>
        {children}
        {status !== null && <VisuallyHiddenInline>, {status}</VisuallyHiddenInline>}
      </EventLink>
    </span>
  );
}
