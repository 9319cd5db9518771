/** The sections of a venue's form, in twelve columns: whole lines on a phone, halves on a tablet, thirds on a laptop. */
import { LIMITS } from "@bandstand/contracts/limits";
import { VENUE_QUESTIONS } from "@bandstand/domain/venue-questions";
import { useVenueTypes } from "../../../records/lookups/lookups.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FormColumns, FormSections, WideField } from "../../../ui/form-frame/form-columns.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { LookupField } from "../../../ui/lookups/lookup-field.tsx";
import { LikelyVenues } from "./likely-venues.tsx";
import type { VenueForm } from "./use-venue-form.ts";

interface PanelProps {
  form: VenueForm;
}

/** `venueId` is left out of the form of a new one. */
export function VenuePanels({ form, venueId }: PanelProps & { venueId?: number }) {
  return (
    <FormSections>
      <Information form={form} venueId={venueId} />
      <Contact form={form} />
      <Booking form={form} />
      <Facilities form={form} />
      <Notes form={form} />
    </FormSections>
  );
}

function Information({ form, venueId }: PanelProps & { venueId: number | undefined }) {
  const { field, values } = form;
  return (
    <FieldGroup title="Venue Information">
      <div>
        <FormColumns>
          <TextField
            field={field("name")}
            label="Venue Name"
            required
            maxLength={LIMITS.shortText}
          />
          <LookupField
            field={field("venueTypeId")}
            label="Venue Type"
            required
            what="types of venues"
            lookup={useVenueTypes()}
          />
          <TextField
            field={field("location")}
            label="Location"
            hint="The town, or the part of it"
            required
            maxLength={LIMITS.shortText}
          />
        </FormColumns>
        <LikelyVenues venue={{ id: venueId, name: values.name, location: values.location }} />
      </div>
      <FormColumns>
        <WideField>
          <TextAreaField
            field={field("address")}
            label="Full Address"
            required
            rows={2}
            maxLength={LIMITS.address}
          />
        </WideField>
        <TextField
          field={field("threeWords")}
          label="3 Words"
          placeholder="horn.drum.bass"
          maxLength={LIMITS.shortText}
        />
        <TextField field={field("website")} label="Website" type="url" placeholder="https://" />
        <TextField
          field={field("facebookIdentity")}
          label="Facebook"
          maxLength={LIMITS.shortText}
        />
        <WholeNumberField field={field("capacity")} label="Capacity" min={0} max={1_000_000} />
      </FormColumns>
      <TextAreaField
        field={field("description")}
        label="Description"
        maxLength={LIMITS.venueText}
      />
    </FieldGroup>
  );
}

function Contact({ form: { field, performing } }: PanelProps) {
  return (
    <FieldGroup title="Contact">
      <FormColumns>
        <TextField
          field={field("contactName")}
          label="Contact Name"
          required={performing}
          maxLength={LIMITS.shortText}
        />
        <TextField
          field={field("contactEmail")}
          label="Contact Email"
          type="email"
          required={performing}
          maxLength={LIMITS.shortText}
        />
        <TextField
          field={field("contactPhone")}
          label="Contact Phone"
          type="tel"
          maxLength={LIMITS.shortText}
        />
        <TextField
          field={field("phone")}
          label="Venue Phone"
          type="tel"
          maxLength={LIMITS.shortText}
        />
        <DateField field={field("lastContactDate")} label="Last contact" />
        <TextAreaField
          field={field("lastContactNotes")}
          label="What came of it"
          rows={1}
          maxLength={LIMITS.venueText}
        />
      </FormColumns>
    </FieldGroup>
  );
}

function Booking({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Booking Information">
      <FormColumns>
        <TextAreaField field={field("terms")} label="Terms" maxLength={LIMITS.venueText} />
        <TextAreaField field={field("hireRates")} label="Hire Rates" maxLength={LIMITS.venueText} />
        <TextAreaField
          field={field("bookingRates")}
          label="Booking Rates"
          maxLength={LIMITS.venueText}
        />
        <TextAreaField
          field={field("bandToProvide")}
          label="Band to Provide"
          maxLength={LIMITS.venueText}
        />
        <TextAreaField
          field={field("venueToProvide")}
          label="Venue to Provide"
          maxLength={LIMITS.venueText}
        />
        <TextAreaField
          field={field("merchandising")}
          label="Merchandising"
          maxLength={LIMITS.venueText}
        />
      </FormColumns>
    </FieldGroup>
  );
}

/** The questions are asked once, and answered for everybody who plays there. */
function Facilities({ form }: PanelProps) {
  const { field } = form;
  const { value, set, message, onBlur } = field("answers");
  return (
    <FieldGroup title="Venue Facilities">
      <TextAreaField
        field={field("parking")}
        label="Parking"
        rows={2}
        maxLength={LIMITS.venueText}
      />
      <FormColumns>
        {VENUE_QUESTIONS.map(({ key, question }) => (
          <TextField
            key={key}
            label={question}
            maxLength={LIMITS.answer}
            field={{
              name: `answers-${key}`,
              value: value?.[key] ?? null,
              message,
              onBlur,
              set(answer) {
                const { [key]: _before, ...others } = value ?? {};
                set(answer === null || answer === "" ? others : { ...others, [key]: answer });
              },
            }}
          />
        ))}
      </FormColumns>
    </FieldGroup>
  );
}

function Notes({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Notes">
      <FormColumns halves>
        <TextAreaField field={field("notes")} label="Notes" maxLength={LIMITS.venueText} />
        <TextAreaField
          field={field("privateNotes")}
          label="Private Notes"
          hint="For the band alone"
          maxLength={LIMITS.venueText}
        />
      </FormColumns>
    </FieldGroup>
  );
}
