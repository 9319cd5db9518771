/** Runs in a worker thread: reads on which days a calendar's entries keep a person. */
import { answerOrders } from "../../../platform/workers/answer-orders.ts";
import { readCalendarTask } from "./read-calendar.task.ts";
import { readCalendar, TooManyEntries } from "./read-calendar.ts";

answerOrders(readCalendarTask, ({ text, ...order }) => {
  try {
    return { ranges: readCalendar(text, order) };
  } catch (error) {
    if (error instanceof TooManyEntries) return { isTooMuch: true as const };
    throw error;
  }
});
