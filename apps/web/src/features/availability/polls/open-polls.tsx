/** The dates that are looked for, in little below the month: which days are proposed, and who can on each. */
import type { DatePoll } from "@bandstand/contracts/date-polls";
import { parseDate } from "@bandstand/domain/calendar-date";
import { WEEKDAYS } from "@bandstand/domain/date-format";
import { useDatePolls } from "../../../records/availability/date-polls.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { PollTally } from "./poll-tally.tsx";
import styles from "./polls.module.css";
import { usePollCounts } from "./use-poll-counts.ts";

/** Nothing where none is looked for. */
export function OpenPolls() {
  const { data: polls = [] } = useDatePolls();
  if (polls.length === 0) return null;
  return (
    <div className={styles.polls} data-below>
      {polls.map((poll) => (
        <PollInLittle key={poll.id} poll={poll} />
      ))}
    </div>
  );
}

function PollInLittle({ poll }: { poll: DatePoll }) {
  const windows = useEventWindows();
  const { answered, expected, best } = usePollCounts(poll);
  return (
    <section className={styles.poll} aria-label={`Find a date: ${poll.name}`}>
      <header className={styles.head}>
        <SectionTitle className={styles.title}>{poll.name}</SectionTitle>
        <p className={styles.soft}>{`${answered} of ${expected} answered`}</p>
      </header>
      <ol className={styles.little}>
        {poll.days.map((day) => (
          <li key={day.day} className={styles.littleDay} data-best={day === best || undefined}>
            <strong>{shortDay(day.day)}</strong>
            <PollTally answers={day.answers} expected={expected} />
          </li>
        ))}
      </ol>
      <div>
        <Button size="small" onClick={windows.polls}>
          Find a date
        </Button>
      </div>
    </section>
  );
}

/** "Tue 8" */
function shortDay(date: string): string {
  const day = parseDate(date);
  return day ? `${WEEKDAYS[day.weekday]} ${day.day}` : "";
}
