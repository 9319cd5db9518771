/** The days that are looked for, and what members say of them. */
import {
  addDatePoll,
  type AddDatePoll,
  answerDatePoll,
  type AnswerDatePoll,
  type DatePoll,
  deleteDatePoll,
  listDatePolls,
  settleDatePoll,
} from "@bandstand/contracts/date-polls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useChange } from "../../lib/cache/change.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";

const KEY = ["date polls"] as const;

export function useDatePolls() {
  const { client } = useServices();
  return useQuery(callQuery(client, KEY, listDatePolls, {}));
}

export interface DatePollChanges {
  add(poll: AddDatePoll): Promise<DatePoll>;
  answer(pollId: number, given: AnswerDatePoll): Promise<DatePoll>;
  /** Closes it by the event that was made of it. */
  settle(pollId: number, eventId: number): Promise<void>;
  remove(pollId: number): Promise<void>;
}

export function useDatePollChanges(): DatePollChanges {
  const change = useChange();
  const queries = useQueryClient();
  const show = (poll: DatePoll) => {
    queries.setQueryData<DatePoll[]>(KEY, (polls) =>
      polls?.map((one) => (one.id === poll.id ? poll : one)),
    );
  };
  return {
    add: (poll) => change(addDatePoll, { body: poll }, { isSettled: true }),
    answer: (pollId, given) =>
      change(answerDatePoll, { params: paramsOf(pollId), body: given }, { show }),
    async settle(pollId, eventId) {
      await change(settleDatePoll, { params: paramsOf(pollId), body: { eventId } });
    },
    async remove(pollId) {
      await change(deleteDatePoll, { params: paramsOf(pollId) }, { isSettled: true });
    },
  };
}
