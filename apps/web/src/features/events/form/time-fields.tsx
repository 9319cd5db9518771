/** The times of an event's day, and a press that takes those that are usual. */
import { EVENT_TIMES } from "@bandstand/domain/event-time-names";
import { IconClock } from "@tabler/icons-react";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { useEvents } from "../../../records/events/events-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TimeField } from "../../../ui/form-frame/time-field.tsx";
import styles from "./event-form.module.css";
import type { EventForm } from "./use-event-form.ts";
import { timesWords, usualTimes } from "./usual-times.ts";

const LABELS = {
  arriveTime: "Arrive",
  soundCheckTime: "Sound Check",
  doorsOpenTime: "Doors Open",
  startTime: "Start",
  endTime: "End",
  doorsCloseTime: "Doors Close",
} as const;

export function TimeFields({ form }: { form: EventForm }) {
  return (
    <div className={styles.group}>
      <div className={styles.times}>
        {EVENT_TIMES.map(({ field }) => (
          <TimeField key={field} field={form.field(field)} label={LABELS[field]} />
        ))}
      </div>
      <UsualTimes form={form} />
    </div>
  );
}

/** Offered as long as nobody has said a time. */
function UsualTimes({ form }: { form: EventForm }) {
  const { values, set } = form;
  const { data: events } = useEvents("R");
  const today = useBandToday();
  const isOpen = EVENT_TIMES.every(({ field }) => (values[field] ?? null) === null);
  const usual = isOpen ? usualTimes(events ?? [], { ...values, today }) : null;
  if (usual === null) return null;
  return (
    <Button
      size="small"
      icon={<IconClock aria-hidden />}
      onClick={() => EVENT_TIMES.forEach(({ field }) => set(field, usual[field]))}
    >
      As last time: {timesWords(usual)}
    </Button>
  );
}
