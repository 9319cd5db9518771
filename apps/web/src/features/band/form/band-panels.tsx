/** The panels of a band's form, in the order in which its profile shows them. */
import type { Band } from "@bandstand/contracts/bands";
import { LIMITS } from "@bandstand/contracts/limits";
import { BAND_NAME_LENGTH } from "@bandstand/domain/registration";
import { IconFileInvoice } from "@tabler/icons-react";
import { useState } from "react";
import { useBandWindows } from "../../../records/band/band-windows.ts";
import { useGenres } from "../../../records/lookups/lookups.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { LookupField } from "../../../ui/lookups/lookup-field.tsx";
import type { editBandForm } from "./band-form-schema.ts";
import styles from "./band-form.module.css";
import { BandPictures } from "./band-pictures.tsx";
import { timeZoneOptions } from "./time-zones.ts";

type BandForm = RecordForm<typeof editBandForm>;

export function BandPanels({ form, band }: { form: BandForm; band: Band }) {
  return (
    <div className={styles.panels}>
      <PublicPanel form={form} band={band} />
      <ContactPanel form={form} />
      <TextPanels form={form} />
      <AdministrationPanel form={form} />
    </div>
  );
}

function PublicPanel({ form: { field }, band }: { form: BandForm; band: Band }) {
  const [zones] = useState(() => Intl.supportedValuesOf("timeZone"));
  return (
    <FieldGroup title="Public Information">
      <BandPictures band={band} />
      <FieldRow>
        <TextField field={field("name")} label="Name" required maxLength={BAND_NAME_LENGTH.max} />
        <LookupField
          field={field("genreId")}
          label="Default genre"
          required
          what="genres"
          lookup={useGenres()}
        />
      </FieldRow>
      <TextAreaField
        field={field("profile")}
        label="Profile"
        hint="What you play, and what it is like to hear you"
        required
        rows={6}
        maxLength={LIMITS.bandText}
      />
      <FieldRow>
        <TextField
          field={field("location")}
          label="Location"
          required
          maxLength={LIMITS.shortText}
        />
        <DateField field={field("formationDate")} label="Formation date" />
        <SelectField
          field={field("timeZone")}
          label="Time zone"
          options={timeZoneOptions(zones, band.timeZone)}
        />
      </FieldRow>
      <TextField
        field={field("youTubeId")}
        label="YouTube Id"
        hint="A YouTube link of a video of yours, or its id"
        maxLength={LIMITS.url}
      />
    </FieldGroup>
  );
}

function ContactPanel({ form: { field } }: { form: BandForm }) {
  return (
    <FieldGroup title="Contact Information">
      <FieldRow>
        <TextField field={field("contactName")} label="Contact name" maxLength={LIMITS.shortText} />
        <TextField
          field={field("contactPhone")}
          label="Contact phone"
          type="tel"
          maxLength={LIMITS.shortText}
        />
        <TextField
          field={field("contactEmail")}
          label="Contact email"
          type="email"
          maxLength={LIMITS.shortText}
        />
      </FieldRow>
      <FieldRow>
        <TextField field={field("website")} label="Website" type="url" placeholder="https://" />
        <TextField
          field={field("facebookLink")}
          label="Facebook link"
          type="url"
          placeholder="https://"
        />
      </FieldRow>
    </FieldGroup>
  );
}

const TEXTS = [
  ["rules", "Band Rules"],
  ["responsibilities", "Responsibilities"],
  ["merchandising", "Merchandising"],
] as const;

function TextPanels({ form: { field } }: { form: BandForm }) {
  return TEXTS.map(([name, title]) => (
    <FieldGroup key={name} title={title}>
      <TextAreaField field={field(name)} label={title} isTitled maxLength={LIMITS.bandText} />
    </FieldGroup>
  ));
}

function AdministrationPanel({ form: { field } }: { form: BandForm }) {
  const windows = useBandWindows();
  return (
    <FieldGroup title="Administration">
      <p className={styles.note}>For administrators alone.</p>
      <SwitchField
        field={field("confirmFollowers")}
        label="Have followers confirm"
        hint="Whoever follows gets an email first, and follows once they press its button"
      />
      <TextAreaField
        field={field("bookingRequirements")}
        label="Booking notes"
        maxLength={LIMITS.bandText}
      />
      <TextAreaField field={field("passwords")} label="Passwords" maxLength={LIMITS.bandText} />
      <TextAreaField
        field={field("paymentDetails")}
        label="Payment details"
        maxLength={LIMITS.bandText}
      />
      <div>
        <Button icon={<IconFileInvoice aria-hidden />} onClick={windows.invoices}>
          Invoice details
        </Button>
      </div>
    </FieldGroup>
  );
}
