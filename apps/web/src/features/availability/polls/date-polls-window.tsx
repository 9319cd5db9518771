/** Finding a date: the days that are proposed, and a form to propose some. */
import { addDatePoll } from "@bandstand/contracts/date-polls";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useDatePolls } from "../../../records/availability/date-polls.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import { DatePoll } from "./date-poll.tsx";
import { PollForm } from "./poll-form.tsx";
import styles from "./polls.module.css";

export function DatePollsWindow() {
  const { data: polls, error, refetch } = useDatePolls();
  const mayAdd = useMay(addDatePoll);
  const offline = useWhyOffline();
  const [isProposing, setProposing] = useState(false);
  if (!polls) {
    if (!error) return <PanelSkeleton />;
    return (
      <div className={styles.polls} role="alert">
        <p className={styles.soft}>The polls did not load. {describeError(error).message}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const isFirst = polls.length === 0;
  return (
    <div className={styles.polls}>
      {isFirst && (
        <p className={styles.soft}>
          {mayAdd
            ? "Propose a few days for a rehearsal. Everybody says on which they can, and the best becomes the event."
            : "No date is looked for just now."}
        </p>
      )}
      {polls.map((poll) => (
        <DatePoll key={poll.id} poll={poll} />
      ))}
      {mayAdd &&
        (isProposing ? (
          <PollForm onDone={() => setProposing(false)} />
        ) : (
          <div>
            <Button
              kind={isFirst ? "main" : "plain"}
              unavailable={offline}
              onClick={() => setProposing(true)}
            >
              Propose days
            </Button>
          </div>
        ))}
    </div>
  );
}
