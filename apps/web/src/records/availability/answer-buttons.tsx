import type { AnswerKey } from "@bandstand/domain/availability";
import { AnswerChoice } from "./answer-choice.tsx";
import { useAnswerEvent } from "./use-answer-event.ts";

interface AnswerButtonsProps {
  eventId: number;
  /** What is answered, for screen readers: "Half Crown Saturday". */
  label: string;
  own: AnswerKey | null;
}

/** Whether one can come to an event. */
export function AnswerButtons({ eventId, ...shown }: AnswerButtonsProps) {
  const answer = useAnswerEvent();
  return (
    <AnswerChoice
      {...shown}
      onAnswer={async (key) => {
        await answer(eventId, { answer: key });
      }}
    />
  );
}
