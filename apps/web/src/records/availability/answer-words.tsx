/** Who can come to an event, in a row: one's own answer as a mark, or that it is wanted, then "4 of 5 · 1 maybe". */
import { answerOf, type GivenAnswer, summaryWords } from "@bandstand/domain/availability";
import { useBandUser } from "../../lib/services/services-context.ts";
import { VisuallyHiddenInline } from "../../ui/marks/visually-hidden.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import styles from "./answer-words.module.css";
import { ownWords } from "./own-words.ts";

interface AnswerWordsProps {
  answers: readonly GivenAnswer[];
  /** The ids of those who play. */
  lineUp: readonly number[];
  /** One's own alone: on a narrow row the day and the hour come before the rest. */
  brief?: boolean;
}

/** Nothing as long as nobody was asked or has answered. */
export function AnswerWords({ answers, lineUp, brief = false }: AnswerWordsProps) {
  const { id } = useBandUser();
  const words = summaryWords(answers, lineUp);
  if (words === null) return null;
  const own = answerOf(answers, id);
  const said = ownWords(answers, id);
  return (
    <span className={styles.words} data-brief={brief || undefined}>
      {own !== null && (
        <span className={styles.mark}>
          <AnswerMark answer={own} />
        </span>
      )}
      {said !== null && <VisuallyHiddenInline>{said}, </VisuallyHiddenInline>}
      {said !== null && own === null && <b className={styles.wanted}>Your answer?</b>}
      {brief ? <VisuallyHiddenInline>{words}, </VisuallyHiddenInline> : words}
    </span>
  );
}
