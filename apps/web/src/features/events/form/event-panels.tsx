/** The panels of an event's form. What is private tells the public nothing, and only what an audience comes to is booked. */
import { BookingDetails } from "./booking-details.tsx";
import { EventDetails } from "./event-details.tsx";
import { PublicInformation } from "./public-information.tsx";
import type { EventForm } from "./use-event-form.ts";
import { FormSections } from "../../../ui/form-frame/form-columns.tsx";

export function EventPanels({ form }: { form: EventForm }) {
  const isForAudience = form.type?.publicPerformance ?? false;
  return (
    <FormSections>
      <EventDetails form={form} />
      {isForAudience && !form.values.privateEvent && <PublicInformation form={form} />}
      {isForAudience && <BookingDetails form={form} />}
    </FormSections>
  );
}
