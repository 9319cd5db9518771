import { StatusMark } from "../../ui/marks/status-mark.tsx";
import type { Tone } from "../../ui/marks/tone.ts";
import styles from "./event-status-mark.module.css";

const TONES: Readonly<Record<string, Tone>> = { C: "good", P: "warn", X: "bad" };

export function eventTone(statusTag: string): Tone {
  return TONES[statusTag] ?? "none";
}

interface EventStatusMarkProps {
  status: { tag: string; name: string };
  dotOnly?: boolean;
  /** Past: how certain it was matters no more, unless it was cancelled. */
  isOver?: boolean;
}

/** How certain an event is. */
export function EventStatusMark({ status, dotOnly = false, isOver = false }: EventStatusMarkProps) {
  const { tag, name } = status;
  const tone = isOver && tag !== "X" ? "none" : eventTone(tag);
  return <StatusMark tone={tone} label={name} dotOnly={dotOnly} />;
}

/** Not published yet. */
export function DraftMark({ label = "DRAFT" }: { label?: string }) {
  return <span className={styles.draft}>{label}</span>;
}

interface EventMarksProps {
  event: { draft: boolean; EventStatus: EventStatusMarkProps["status"] };
}

/** How certain it is, and whether it is a draft, in a line. */
export function EventMarks({ event: { draft, EventStatus } }: EventMarksProps) {
  return (
    <p className={styles.marks}>
      <EventStatusMark status={EventStatus} />
      {draft && <DraftMark label="Draft" />}
    </p>
  );
}
