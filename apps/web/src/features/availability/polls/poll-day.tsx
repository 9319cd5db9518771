/** A day that is proposed: who can then as a row of squares, one's own answer, and the event that can be made of it. */
import type { DatePoll } from "@bandstand/contracts/date-polls";
import { answerOf } from "@bandstand/domain/availability";
import { dayOfYear } from "@bandstand/domain/day-words";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { AnswerChoice } from "../../../records/availability/answer-choice.tsx";
import { useDatePollChanges } from "../../../records/availability/date-polls.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PollTally } from "./poll-tally.tsx";
import styles from "./polls.module.css";

interface PollDayProps {
  pollId: number;
  day: DatePoll["days"][number];
  today: string;
  isBest: boolean;
  /** How many are expected to answer. */
  expected: number;
  /** Left out for who may not add events. */
  onMake: ((day: string) => void) | undefined;
}

export function PollDay({ pollId, day, today, isBest, expected, onMake }: PollDayProps) {
  const { id } = useBandUser();
  const changes = useDatePollChanges();
  const offline = useWhyOffline();
  const own = answerOf(day.answers, id);
  const words = dayOfYear(day.day, today);

  return (
    <li className={styles.day} data-best={isBest || undefined}>
      <p className={styles.date}>
        <strong>{words}</strong>
        {isBest && <span className={styles.best}>Best so far</span>}
      </p>
      <PollTally answers={day.answers} expected={expected} />
      <AnswerChoice
        isSmall
        label={words}
        own={own}
        onAnswer={async (answer) => {
          await changes.answer(pollId, { day: day.day, answer });
        }}
      />
      {onMake && (
        <Button
          size="small"
          kind={isBest ? "main" : "quiet"}
          icon={<IconCalendarPlus aria-hidden />}
          aria-label={`Make the event on ${words}`}
          unavailable={offline}
          onClick={() => onMake(day.day)}
        >
          Make the event
        </Button>
      )}
    </li>
  );
}
