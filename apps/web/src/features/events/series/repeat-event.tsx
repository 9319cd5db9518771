/** Adds an event again every so many weeks: a rehearsal on each Tuesday until the summer. */
import type { EventRow } from "@bandstand/contracts/events";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { MOST_TIMES, MOST_WEEKS, seriesDates } from "@bandstand/domain/event-series";
import { useState } from "react";
import { useEventChanges } from "../../../records/events/event-changes.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import styles from "./repeat-event.module.css";

interface RepeatEventProps {
  event: Pick<
    EventRow,
    "id" | "name" | "eventDate" | "eventType_name" | "venue_name" | "seriesKey"
  >;
}

export function RepeatEvent({ event }: RepeatEventProps) {
  const events = useEventChanges();
  const notify = useNotify();
  const current = useCurrentWindow();
  const [everyWeeks, setEveryWeeks] = useState<number | null>(1);
  const [times, setTimes] = useState<number | null>(8);
  const { problem, busy, refuse, send } = useSending();
  const isRight = within(everyWeeks, MOST_WEEKS) && within(times, MOST_TIMES);
  const dates = isRight ? seriesDates(event.eventDate, { everyWeeks, times }) : [];

  async function add(): Promise<void> {
    if (!isRight)
      return refuse(`Every 1 to ${MOST_WEEKS} weeks, and from 1 to ${MOST_TIMES} times`);
    await send(async () => {
      const { added } = await events.repeat(event.id, { everyWeeks, times });
      notify.success(`“${eventTitle(event)}” was added ${added === 1 ? "once" : `${added} times`}`);
      current?.dismiss();
    });
  }

  return (
    <div className={styles.panel}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void add()}>
        <div className={styles.fields}>
          <WholeNumberField
            label="Every"
            unit={everyWeeks === 1 ? "week" : "weeks"}
            min={1}
            max={MOST_WEEKS}
            field={uncheckedField("every-weeks", everyWeeks, setEveryWeeks)}
          />
          <WholeNumberField
            label="Again"
            unit={times === 1 ? "time" : "times"}
            min={1}
            max={MOST_TIMES}
            field={uncheckedField("times", times, setTimes)}
          />
        </div>
        <p role="status" className={styles.dates}>
          {wordsOf(dates)}
        </p>
        <p className={styles.quiet}>
          Each is an event of its own, with the times, the place and the set list of this one.
          Whoever changes one is asked whether those after it change as well.
        </p>
        <EntryButtons
          submit={times === null ? "Add" : `Add ${times} more`}
          busy={busy}
          onCancel={() => current?.dismiss()}
        />
      </EntryForm>
    </div>
  );
}

function within(value: number | null, most: number): value is number {
  return value !== null && value >= 1 && value <= most;
}

/** "Tue 01-Dec-2026, Tue 08-Dec-2026 … Tue 19-Jan-2027" */
function wordsOf(dates: readonly string[]): string {
  const [first = null, second = null] = dates;
  const last = dates.at(-1) ?? null;
  const shown = [first, second].filter((date) => date !== null && date !== last);
  return [
    shown.map(formatDateWithWeekday).join(", "),
    ...(last === null ? [] : [formatDateWithWeekday(last)]),
  ]
    .filter((words) => words !== "")
    .join(dates.length > 3 ? " … " : ", ");
}
