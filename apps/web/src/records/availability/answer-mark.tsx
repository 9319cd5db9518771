/** An answer as a small round mark. */
import type { AnswerKey } from "@bandstand/domain/availability";
import { IconCheck, IconQuestionMark, IconX } from "@tabler/icons-react";
import styles from "./answer-mark.module.css";

const ICONS = { Y: IconCheck, M: IconQuestionMark, N: IconX } as const;

/** Words beside it, or its place, say whose answer it is. */
export function AnswerMark({ answer }: { answer: AnswerKey }) {
  const Icon = ICONS[answer];
  return (
    <span className={styles.mark} data-answer={answer} aria-hidden>
      <Icon />
    </span>
  );
}
