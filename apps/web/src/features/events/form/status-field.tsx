/** How certain the event is: a new one is provisional or confirmed, one that is there takes every status that its editor may give it. */
import { statusesToChoose } from "@bandstand/domain/publishing";
import { useEventStatuses } from "../../../records/lookups/lookups.ts";
import { ToggleField } from "../../../ui/form-frame/toggle-field.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { useStatusesToChoose } from "../use-statuses-to-choose.ts";
import type { EventForm } from "./use-event-form.ts";

export function StatusField({ form }: { form: EventForm }) {
  const { event, field, values, type } = form;
  const lookup = useEventStatuses();
  const statuses = useStatusesToChoose({
    before: event,
    draft: values.draft,
    privateEvent: values.privateEvent,
    eventType_publicPerformance: type?.publicPerformance ?? true,
  });
  // The server tells them in their order.
  const inOrder = statuses.map((status, sequence) => ({ ...status, sequence }));
  return (
    <div>
      <ToggleField
        field={field("eventStatusId")}
        label="Event Status"
        options={statusesToChoose(inOrder, event === null)}
        required
      />
      <LookupFailed what="statuses of events" lookup={lookup} />
    </div>
  );
}
