/** What every event says: how certain it is, what, when, where, with which songs. */
import { LIMITS } from "@bandstand/contracts/limits";
import { EVENT_NAME_MAX } from "@bandstand/domain/event-form";
import { UnavailableNotice } from "../../../records/availability/unavailable-notice.tsx";
import { useEvents } from "../../../records/events/events-query.ts";
import { useEventTypes } from "../../../records/lookups/lookups.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FormColumns, WideField } from "../../../ui/form-frame/form-columns.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { ToggleField } from "../../../ui/form-frame/toggle-field.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { tagsInUse } from "../../../ui/tags/tag-list.ts";
import { TagsField } from "../../../ui/tags/tags-field.tsx";
import styles from "./event-form.module.css";
import { SetlistFields } from "./setlist-fields.tsx";
import { StatusField } from "./status-field.tsx";
import { TimeFields } from "./time-fields.tsx";
import type { EventForm } from "./use-event-form.ts";
import { VenueField } from "./venue-field.tsx";

export function EventDetails({ form }: { form: EventForm }) {
  const { field } = form;
  const types = useEventTypes();
  const { data: events = [] } = useEvents();
  const chips = field("chips");
  return (
    <FieldGroup title="Event Details">
      <FormColumns>
        <StatusField form={form} />
        <div>
          <ToggleField
            field={field("eventTypeId")}
            label="Event Type"
            options={types.data ?? []}
            required
          />
          <LookupFailed what="types of events" lookup={types} />
        </div>
        <div>
          <DateField field={field("eventDate")} label="Event Date" required />
          <UnavailableNotice day={form.values.eventDate ?? null} />
        </div>
        <VenueField form={form} />
        <WideField>
          <TextField
            field={field("name")}
            label="Title"
            hint="Left empty, it is called by its venue"
            maxLength={EVENT_NAME_MAX}
          />
        </WideField>
      </FormColumns>
      <TimeFields form={form} />
      <SetlistFields form={form} />
      <TextAreaField
        field={field("description")}
        label="Internal notes"
        hint="For the band alone"
        rows={2}
        maxLength={LIMITS.eventText}
      />
      <TagsField
        field={{ ...chips, set: (tags) => chips.set(tags && [...tags]) }}
        label="Tags"
        maxTags={LIMITS.chips}
        known={tagsInUse(events.map((event) => event.chips))}
      />
      <div className={styles.switches}>
        <SwitchField
          field={field("draft")}
          label="Draft"
          hint="Not told to the public while it is one"
        />
        <SwitchField
          field={field("privateEvent")}
          label="Private event"
          hint="Never told to the public: a wedding, a party"
        />
      </div>
    </FieldGroup>
  );
}
