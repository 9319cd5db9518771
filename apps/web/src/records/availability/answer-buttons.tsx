/** Yes, maybe or no, by one press. */
import type { AnswerKey } from "@bandstand/domain/availability";
import { ANSWERS } from "@bandstand/domain/availability";
import { useState } from "react";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import styles from "./answer-buttons.module.css";
import { AnswerMark } from "./answer-mark.tsx";
import { useAnswerEvent } from "./use-answer-event.ts";

interface AnswerButtonsProps {
  eventId: number;
  /** What is answered, for screen readers: "Half Crown Saturday". */
  label: string;
  own: AnswerKey | null;
}

export function AnswerButtons({ eventId, label, own }: AnswerButtonsProps) {
  const answer = useAnswerEvent();
  const notify = useNotify();
  const offline = useWhyOffline();
  /** Shown at once, until the server has answered. */
  const [pressed, setPressed] = useState<AnswerKey | null>(null);
  const chosen = pressed ?? own;

  async function press(key: AnswerKey): Promise<void> {
    setPressed(key);
    try {
      await answer(eventId, { answer: key });
    } catch (error) {
      notify.failed("Your answer was not kept", error);
    }
    setPressed(null);
  }

  return (
    <div className={styles.answers} role="group" aria-label={`Your answer to ${label}`}>
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
