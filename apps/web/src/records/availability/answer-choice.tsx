/** Yes, maybe or no, by one press. */
import { type AnswerKey, ANSWERS } from "@bandstand/domain/availability";
import { useState } from "react";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import styles from "./answer-choice.module.css";
import { AnswerMark } from "./answer-mark.tsx";

interface AnswerChoiceProps {
  /** What is answered, for screen readers: "Half Crown Saturday". */
  label: string;
  own: AnswerKey | null;
  /** One of several side by side. */
  isSmall?: boolean;
  onAnswer: (answer: AnswerKey) => Promise<void>;
}

export function AnswerChoice({ label, own, isSmall = false, onAnswer }: AnswerChoiceProps) {
  const notify = useNotify();
  const offline = useWhyOffline();
  /** Shown at once, until the server has answered. */
  const [pressed, setPressed] = useState<AnswerKey | null>(null);
  const chosen = pressed ?? own;

  async function press(key: AnswerKey): Promise<void> {
    setPressed(key);
    try {
      await onAnswer(key);
    } catch (error) {
      notify.failed("Your answer was not kept", error);
    }
    setPressed(null);
  }

  return (
    <div
      className={styles.answers}
      data-small={isSmall || undefined}
      role="group"
      aria-label={`Your answer to ${label}`}
    >
      {ANSWERS.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={styles.answer}
          data-answer={key}
          aria-pressed={chosen === key}
          {...(offline !== undefined && { "aria-disabled": true, title: offline })}
          onClick={() => {
            if (offline === undefined && pressed === null) void press(key);
          }}
        >
          {chosen === key && <AnswerMark answer={key} />}
          {name}
        </button>
      ))}
    </div>
  );
}
