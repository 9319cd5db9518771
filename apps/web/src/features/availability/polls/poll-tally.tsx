/** Who can on a day: a square for each, those who can first, and an empty one for each who has not said. */
import type { AnswerKey, GivenAnswer } from "@bandstand/domain/availability";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./polls.module.css";

const ORDER: readonly AnswerKey[] = ["Y", "M", "N"];

interface PollTallyProps {
  answers: readonly GivenAnswer[];
  /** How many are expected to answer. */
  expected: number;
}

export function PollTally({ answers, expected }: PollTallyProps) {
  const given = ORDER.flatMap((key) => answers.filter(({ answer }) => answer === key));
  const [yes, maybe, no] = ORDER.map((key) => given.filter(({ answer }) => answer === key).length);
  const waiting = Math.max(0, expected - given.length);
  return (
    <span className={styles.tally}>
      {given.map(({ bandUserId, answer }) => (
        <i key={bandUserId} data-answer={answer} aria-hidden />
      ))}
      {Array.from({ length: waiting }, (_, at) => (
        <i key={`waiting ${at}`} aria-hidden />
      ))}
      <VisuallyHidden>{`${yes} yes, ${maybe} maybe, ${no} no`}</VisuallyHidden>
    </span>
  );
}
