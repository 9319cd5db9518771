/** A form over one event, with what follows from what is chosen in it. */
import type { Event } from "@bandstand/contracts/events";
import type { EventType } from "@bandstand/contracts/lookups";
import { balance } from "@bandstand/domain/money";
import { useEventTypes } from "../../../records/lookups/lookups.ts";
import { type RecordForm, useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { eventForm, type EventFormSchema } from "./event-form-schema.ts";

type Options = Omit<Parameters<typeof useRecordForm<EventFormSchema, Event>>[0], "schema">;

export interface EventForm extends RecordForm<EventFormSchema> {
  /** The event as it is kept; null for one that is being added. */
  event: Event | null;
  type: EventType | undefined;
  /** What is still to be paid; null while no fee is said. */
  balance: number | null;
}

export function useEventForm(options: Options & { event: Event | null }): EventForm {
  const form = useRecordForm<EventFormSchema, Event>({ ...options, schema: eventForm });
  const { data: types } = useEventTypes();
  const { eventTypeId, fee, paymentReceived } = form.values;
  return {
    ...form,
    event: options.event,
    type: types?.find(({ id }) => id === eventTypeId),
    balance: balance(fee, paymentReceived),
  };
}
