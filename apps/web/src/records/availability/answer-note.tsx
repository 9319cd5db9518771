/** What one adds to one's answer: kept as the field is left. */
import { ANSWER_NOTE_MAX } from "@bandstand/contracts/availability";
import type { AnswerKey } from "@bandstand/domain/availability";
import { useState } from "react";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import styles from "./answer-note.module.css";
import { useAnswerEvent } from "./use-answer-event.ts";

interface AnswerNoteProps {
  eventId: number;
  answer: AnswerKey;
  note: string | null;
}

export function AnswerNote({ eventId, answer, note }: AnswerNoteProps) {
  const give = useAnswerEvent();
  const notify = useNotify();
  const offline = useWhyOffline();
  /** What is being written; null shows what is kept. */
  const [written, setWritten] = useState<string | null>(null);

  async function keep(): Promise<void> {
    const text = written?.trim();
    if (text === undefined || text === (note ?? "")) return setWritten(null);
    try {
      await give(eventId, { answer, note: text });
      setWritten(null);
    } catch (error) {
      notify.failed("Your note was not kept", error);
    }
  }

  return (
    <input
      className={styles.note}
      aria-label="A note to your answer"
      placeholder="A note: from nine on, with the van …"
      maxLength={ANSWER_NOTE_MAX}
      enterKeyHint="done"
      autoComplete="off"
      readOnly={offline !== undefined}
      value={written ?? note ?? ""}
      onChange={({ currentTarget: { value } }) => setWritten(value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
