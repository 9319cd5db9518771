/** What the forms ask for beyond the calls, and what a new event begins with. */
import { type Event, eventFields, saveEventBody } from "@bandstand/contracts/events";
import { nothingOf } from "@bandstand/contracts/shapes";
import { EVENT_MESSAGES } from "@bandstand/domain/event-form";
import * as z from "zod/mini";
import type { PolledEvent } from "../../../records/events/event-windows.ts";

const isThere = (message: string) => z.refine<unknown>((value) => value !== null, message);

export const eventForm = z.extend(saveEventBody, {
  ...eventFields,
  eventStatusId: eventFields.eventStatusId.check(isThere(EVENT_MESSAGES.enterStatus)),
  eventTypeId: eventFields.eventTypeId.check(isThere(EVENT_MESSAGES.enterType)),
  eventDate: eventFields.eventDate.check(isThere(EVENT_MESSAGES.enterDate)),
  venueId: eventFields.venueId.check(isThere(EVENT_MESSAGES.enterVenue)),
});

export type EventFormSchema = typeof eventForm;

const NOTHING = nothingOf(eventFields);

interface Beginning {
  /** Undefined where the lookup did not come. */
  statusId: number | undefined;
  typeId: number | undefined;
  /** `YYYY-MM-DD` */
  date: string | undefined;
  poll?: PolledEvent | undefined;
}

/** A draft of a provisional gig. */
export function newEvent({ statusId, typeId, date, poll }: Beginning) {
  const { datePollId: _datePollId, ...polled } = poll ?? {};
  return {
    ...NOTHING,
    draft: true,
    privateEvent: false,
    chips: [] as Event["chips"],
    eventStatusId: statusId ?? null,
    eventTypeId: typeId ?? null,
    eventDate: date ?? null,
    ...polled,
  };
}
