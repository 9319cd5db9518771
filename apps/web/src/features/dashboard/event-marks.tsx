import type { DashboardEvent } from "@bandstand/contracts/dashboard";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import type { Tone } from "../../ui/marks/tone.ts";
import styles from "./event-marks.module.css";

const TONES: Readonly<Record<string, Tone>> = { C: "good", P: "warn", X: "bad" };

/** How certain an event is. */
export function EventMarks({
  event: { draft, EventStatus },
}: {
  event: Pick<DashboardEvent, "draft" | "EventStatus">;
}) {
  return (
    <p className={styles.marks}>
      <StatusMark tone={TONES[EventStatus.tag] ?? "none"} label={EventStatus.name} />
      {draft && <span className={styles.draft}>Draft</span>}
    </p>
  );
}
