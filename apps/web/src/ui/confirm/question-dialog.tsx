/** One question above everything. The browser's own modal dialog keeps the focus inside and gives it back; nothing to load. */
import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "../buttons/button.tsx";
import type { Question } from "./question-queue.ts";
import styles from "./question-dialog.module.css";

interface QuestionDialogProps {
  question: Question;
  onAnswer: (value: string | null) => void;
}

export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { title, text, answers } = question;
  const first = question.first ?? answers.find(({ kind }) => kind === "main")?.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => element?.close();
  }, []);

  function finish(value: string | null): void {
    // First the focus goes back, then the asker goes on and may well take it somewhere else.
    dialog.current?.close();
    onAnswer(value);
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        finish(null);
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.answers}>
        {answers.map(({ value, label, kind }) => (
          <Button
            key={value}
            kind={kind}
            data-first={value === first || undefined}
            onClick={() => finish(value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
