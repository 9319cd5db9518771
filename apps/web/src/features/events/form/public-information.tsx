/** What the public is told of an event. */
import { LIMITS } from "@bandstand/contracts/limits";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FormColumns } from "../../../ui/form-frame/form-columns.tsx";
import { PriceField } from "../../../ui/form-frame/price-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { EventForm } from "./use-event-form.ts";

const PAGES = [
  { name: "bandEventURL", label: "Band Event URL" },
  { name: "externalEventURL1", label: "External URL" },
  { name: "externalEventURL2", label: "External URL 2" },
  { name: "externalEventURL3", label: "External URL 3" },
] as const;

export function PublicInformation({ form: { field } }: { form: EventForm }) {
  return (
    <FieldGroup title="Public Information">
      <TextAreaField
        field={field("publicDescription")}
        label="Public description"
        rows={2}
        maxLength={LIMITS.eventText}
      />
      <FormColumns>
        <PriceField field={field("advanceTicketPrice")} label="Advance ticket price" />
        <PriceField field={field("doorTicketPrice")} label="Door ticket price" />
        <TextField
          field={field("ticketURL")}
          label="Ticket URL"
          type="url"
          placeholder="https://"
        />
        <TextAreaField
          field={field("ticketInfo")}
          label="Ticket information"
          rows={1}
          maxLength={LIMITS.description}
        />
        {PAGES.map(({ name, label }) => (
          <TextField
            key={name}
            field={field(name)}
            label={label}
            type="url"
            placeholder="https://"
          />
        ))}
      </FormColumns>
    </FieldGroup>
  );
}
