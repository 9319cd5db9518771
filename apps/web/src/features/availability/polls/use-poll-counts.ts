/** How many answer to a poll, and which of its days is the best so far. */
import type { DatePoll } from "@bandstand/contracts/date-polls";
import { answeredBy, bestDay } from "@bandstand/domain/date-poll";
import { lineUpOf, useEventMembers } from "../../../records/availability/event-members-query.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";

interface PollCounts {
  answered: number;
  expected: number;
  best: DatePoll["days"][number] | null;
}

export function usePollCounts({ days }: DatePoll): PollCounts {
  const lineUp = lineUpOf(useEventMembers());
  const today = useBandToday();
  const answering = days.flatMap(({ answers }) => answers.map(({ bandUserId }) => bandUserId));
  return {
    answered: answeredBy(days),
    expected: new Set([...lineUp, ...answering]).size,
    best: bestDay(days, today),
  };
}
