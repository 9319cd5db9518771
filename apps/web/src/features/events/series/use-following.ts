/** What is done to one event of a series may be done to those that come after it: asked, where there are any. */
import type { EventRow } from "@bandstand/contracts/events";
import { useEvents } from "../../../records/events/events-query.ts";
import { useChoice } from "../../../ui/confirm/confirm-context.ts";
import { followingOf } from "./following-of.ts";

/** To it alone, to all from it on, or to none: whoever was asked turned away. */
export type Reach = "one" | "following" | null;

interface FollowingQuestion {
  title: string;
  text: string;
  /** What the buttons do: "Only this one" and "This and 7 after it" are theirs unless said. */
  isDeletion?: boolean;
}

type SeriesEvent = Pick<EventRow, "id" | "eventDate" | "seriesKey">;

export function useFollowing(): {
  countAfter: (event: SeriesEvent) => number;
  ask: (event: SeriesEvent, question: FollowingQuestion) => Promise<Reach>;
} {
  const { data: events = [] } = useEvents();
  const choose = useChoice();
  const countAfter = (event: SeriesEvent) => followingOf(event, events).length;
  return {
    countAfter,
    async ask(event, { title, text, isDeletion = false }) {
      const count = countAfter(event);
      if (count === 0) return "one";
      const answer = await choose({
        title,
        text,
        answers: [
          { value: "cancel", label: isDeletion ? "Keep" : "Keep editing", kind: "plain" },
          {
            value: "following",
            label: `This and ${count} after it`,
            kind: isDeletion ? "danger" : "plain",
          },
          { value: "one", label: "Only this one", kind: isDeletion ? "danger" : "main" },
        ],
        first: isDeletion ? "cancel" : "one",
      });
      return answer === "cancel" ? null : answer;
    },
  };
}
