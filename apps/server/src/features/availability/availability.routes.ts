import type { availabilityEndpoints } from "@bandstand/contracts/availability";
import type { blockedDateEndpoints } from "@bandstand/contracts/blocked-dates";
import type { datePollEndpoints } from "@bandstand/contracts/date-polls";
import type { deputyEndpoints } from "@bandstand/contracts/deputies";
import type { privateCalendarEndpoints } from "@bandstand/contracts/private-calendar";
import type { Handlers } from "../../platform/http/router.ts";
import {
  ask as askDeputies,
  type DeputyServices,
  listEventDeputies,
  move,
} from "./deputies/deputies.use-cases.ts";
import { answer, members } from "./answers.use-cases.ts";
import { ask } from "./asking.use-cases.ts";
import { addPoll, answerPoll, listPolls, removePoll, settle } from "./date-polls.use-cases.ts";
import { add, list, remove, save } from "./blocked-dates.use-cases.ts";
import {
  fetchNow,
  type PrivateCalendarServices,
  remove as removeCalendar,
  save as saveCalendar,
  show as showCalendar,
} from "./private-calendar/private-calendars.use-cases.ts";

export function availabilityHandlers(
  services: DeputyServices & PrivateCalendarServices,
): Handlers<
  typeof availabilityEndpoints &
    typeof blockedDateEndpoints &
    typeof datePollEndpoints &
    typeof deputyEndpoints &
    typeof privateCalendarEndpoints
> {
  const { database } = services;
  return {
    answerEvent: ({ caller, params, body }) => answer(services, caller, params.id, body),
    askMembers: ({ caller, params, body }) => ask(database, caller, params.id, body),
    listEventMembers: ({ caller }) => members(database, caller),
    listBlockedDates: ({ caller }) => list(database, caller),
    addBlockedDate: ({ caller, body }) => add(database, caller, body),
    saveBlockedDate: ({ caller, params, body }) => save(database, caller, params.id, body),
    listDatePolls: ({ caller }) => listPolls(database, caller),
    addDatePoll: ({ caller, body }) => addPoll(database, caller, body),
    answerDatePoll: ({ caller, params, body }) => answerPoll(database, caller, params.id, body),
    settleDatePoll: async ({ caller, params, body }) => {
      await settle(database, caller, params.id, body.eventId);
      return undefined;
    },
    deleteDatePoll: async ({ caller, params }) => {
      await removePoll(database, caller, params.id);
      return undefined;
    },
    getEventDeputies: ({ caller, params }) => listEventDeputies(services, caller, params.id),
    askDeputies: ({ caller, params, body }) => askDeputies(services, caller, params.id, body),
    skipDeputy: ({ caller, params, body }) =>
      move(services, caller, params.id, { ...body, kind: "skip" }),
    stopDeputies: ({ caller, params }) => move(services, caller, params.id, { kind: "stop" }),
    takeBackDeputy: ({ caller, params, body }) =>
      move(services, caller, params.id, { ...body, kind: "takeBack" }),
    getPrivateCalendar: ({ caller }) => showCalendar(services, caller),
    savePrivateCalendar: ({ caller, body }) => saveCalendar(services, caller, body),
    fetchPrivateCalendar: ({ caller }) => fetchNow(services, caller),
    deletePrivateCalendar: async ({ caller }) => {
      await removeCalendar(services, caller);
      return undefined;
    },
    deleteBlockedDate: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
  };
}
