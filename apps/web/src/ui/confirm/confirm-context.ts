/** Asking the person: yes or no, or one of several ways on. */
import { requiredContext } from "../../lib/required-context.ts";
import type { Question, QuestionQueue } from "./question-queue.ts";

export const [QuestionsContext, useQuestions] = requiredContext<QuestionQueue>("Questions");

export interface Confirmation {
  /** What is to be done: "Delete Song". */
  title: string;
  /** What goes, by name, and whether it can be brought back. */
  text: string;
  /** Something is lost by it for good: the button says so by its colour, and the other one has the focus. */
  destructive?: boolean;
  /** What the button does: "Delete song". Left out, Yes, as the documents have it. */
  yes?: string;
  /** What becomes of it otherwise: "Keep". Left out, No. */
  no?: string;
}

/** Answers true for the first of the two; turning away is the other. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const questions = useQuestions();
  return async ({ title, text, destructive = false, yes = "Yes", no = "No" }) => {
    const answer = await questions.ask({
      title,
      text,
      answers: [
        { value: "no", label: no, kind: "plain" },
        { value: "yes", label: yes, kind: destructive ? "danger" : "main" },
      ],
      first: destructive ? "no" : "yes",
    });
    return answer === "yes";
  };
}

/** Answers the value picked, or null when the person turned away. */
export function useChoice(): <Value extends string>(
  question: Question<Value>,
) => Promise<Value | null> {
  const questions = useQuestions();
  return (question) => questions.ask(question);
}
