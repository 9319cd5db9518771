/** The dates that are looked for, below the month. */
import { useDatePolls } from "../../../records/availability/date-polls.ts";
import { DatePoll } from "./date-poll.tsx";
import styles from "./polls.module.css";

/** Nothing where none is looked for. */
export function OpenPolls() {
  const { data: polls = [] } = useDatePolls();
  if (polls.length === 0) return null;
  return (
    <div className={styles.polls}>
      {polls.map((poll) => (
        <DatePoll key={poll.id} poll={poll} />
      ))}
    </div>
  );
}
