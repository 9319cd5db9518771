/** When one is away: said once, for all of one's bands. */
import type { BlockedDate } from "@bandstand/contracts/blocked-dates";
import { isPast } from "@bandstand/domain/event-visibility";
import { IconCalendarOff } from "@tabler/icons-react";
import { useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import {
  useBlockedDateChanges,
  useBlockedDates,
} from "../../records/availability/blocked-dates.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../ui/states/skeletons.tsx";
import { BlockedDateForm } from "./blocked-date-form.tsx";
import styles from "./blocked-dates-section.module.css";
import { PrivateCalendarSection } from "./private-calendar-section.tsx";
import { rangeWords } from "./range-words.ts";

export function BlockedDatesSection() {
  const { data, error, refetch } = useBlockedDates();
  const [today] = useState(() => localDate(new Date()));
  /** What is being written: a new one, or one that is there. */
  const [written, setWritten] = useState<"new" | number | null>(null);
  const offline = useWhyOffline();
  const done = () => setWritten(null);
  if (!data) {
    if (!error) return <PanelSkeleton />;
    return (
      <div className={styles.section} role="alert">
        <p className={styles.soft}>
          When you are away did not load. {describeError(error).message}
        </p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const ahead = data.filter(
    ({ lastDay, fromCalendar }) => !fromCalendar && !isPast(lastDay, today),
  );
  return (
    <div className={styles.section}>
      <p className={styles.soft}>
        Every band of yours sees on which days you are not available. Why, and in which band you are
        then, none is told.
      </p>
      {ahead.length > 0 && (
        <ul className={styles.ranges} aria-label="When you are away">
          {ahead.map((range) => (
            <li key={range.id}>
              {written === range.id ? (
                <BlockedDateForm range={range} onDone={done} />
              ) : (
                <Range range={range} today={today} onEdit={() => setWritten(range.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {written === "new" ? (
        <BlockedDateForm onDone={done} />
      ) : (
        <Button
          icon={<IconCalendarOff aria-hidden />}
          unavailable={offline}
          onClick={() => setWritten("new")}
        >
          Add days away
        </Button>
      )}
      <PrivateCalendarSection today={today} />
    </div>
  );
}

interface RangeProps {
  range: BlockedDate;
  today: string;
  onEdit: () => void;
}

function Range({ range, today, onEdit }: RangeProps) {
  const changes = useBlockedDateChanges();
  const notify = useNotify();
  const offline = useWhyOffline();
  const words = rangeWords(range, today);

  async function remove(): Promise<void> {
    try {
      await changes.remove(range.id);
      notify.success(`You are available again: ${words}`);
    } catch (error) {
      notify.failed("The days were not deleted", error);
    }
  }

  return (
    <div className={styles.range}>
      <p className={styles.words}>
        <strong>{words}</strong>
        {range.note !== null && <span>{range.note}</span>}
      </p>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Edit ${words}`}
        unavailable={offline}
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Delete ${words}`}
        unavailable={offline}
        onClick={() => void remove()}
      >
        Delete
      </Button>
    </div>
  );
}
