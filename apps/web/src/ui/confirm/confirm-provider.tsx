import type { ReactNode } from "react";
import { useState, useSyncExternalStore } from "react";
import { QuestionsContext } from "./confirm-context.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { createQuestionQueue } from "./question-queue.ts";

/** Lets everything below it ask, and shows the questions one at a time above all else. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions] = useState(createQuestionQueue);
  const asked = useSyncExternalStore(questions.subscribe, questions.current, questions.current);
  return (
    <QuestionsContext value={questions}>
      {children}
      {asked && (
        <QuestionDialog
          key={asked.id}
          question={asked.question}
          onAnswer={(value) => questions.answer(asked.id, value)}
        />
      )}
    </QuestionsContext>
  );
}
