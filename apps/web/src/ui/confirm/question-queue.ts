/** Questions to the person, one at a time, each a promise of the answer. */
import { createStore } from "../../lib/store.ts";

export interface Answer<Value extends string> {
  value: Value;
  label: string;
  /** main: what they most likely want; danger: what takes something away; plain: the rest. */
  kind: "main" | "plain" | "danger";
}

export interface Question<Value extends string = string> {
  title: string;
  /** Names what is at stake: "“Northbound Train” and its recording will go." */
  text: string;
  /** From the left to the right. */
  answers: readonly Answer<Value>[];
  /** Has the focus at first; left out, the main answer has. */
  first?: Value;
}

export interface Asked {
  id: number;
  question: Question;
}

export interface QuestionQueue {
  /** Null when the person turned away from the question. */
  ask<Value extends string>(question: Question<Value>): Promise<Value | null>;
  /** The question that stands on the screen. */
  current: () => Asked | null;
  answer: (id: number, value: string | null) => void;
  /** Answers the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

interface Waiting {
  asked: Asked;
  resolve: (value: string | null) => void;
}

export function createQuestionQueue(): QuestionQueue {
  const waiting = createStore<readonly Waiting[]>([]);
  let lastId = 0;

  return {
    async ask<Value extends string>(question: Question<Value>) {
      const value = await new Promise<string | null>((resolve) => {
        lastId += 1;
        waiting.set([...waiting.get(), { asked: { id: lastId, question }, resolve }]);
      });
      return question.answers.find((answer) => answer.value === value)?.value ?? null;
    },
    current: () => waiting.get()[0]?.asked ?? null,
    answer(id, value) {
      const answered = waiting.get().find(({ asked }) => asked.id === id);
      if (!answered) return;
      waiting.set(waiting.get().filter((other) => other !== answered));
      answered.resolve(value);
    },
    subscribe: waiting.subscribe,
  };
}
