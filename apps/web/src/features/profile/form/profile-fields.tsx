/** The two parts of a profile: what goes wherever one goes, and what only this band has. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { getDashboard } from "@bandstand/contracts/dashboard";
import { useMay } from "../../../lib/services/use-may.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import type { profileForm } from "./profile-record.ts";

interface ProfileFieldsProps {
  form: RecordForm<typeof profileForm>;
  bandUser: BandUser;
}

export function ProfileFields({ form: { field }, bandUser }: ProfileFieldsProps) {
  const { TheBand } = bandUser;
  const readsNews = useMay(getDashboard);
  return (
    <>
      <FieldGroup title={`In ${TheBand.name}`}>
        <FieldRow>
          <TextField field={field("nickname")} label="Nickname" required maxLength={15} />
          <TextField
            field={field("instrument")}
            label="Band instrument"
            hint="What you play or do here"
            required
            maxLength={20}
          />
        </FieldRow>
        <TextAreaField
          field={field("profile")}
          label="About you"
          hint="Whoever sees the members can read it"
        />
        <SwitchField
          field={field("shareContactDetails")}
          label="Share contact details"
          hint={`On, everybody in ${TheBand.name} who sees its members sees your email, phone and address. Off, only those who edit members do.`}
        />
        {readsNews && (
          <SwitchField
            field={field("newsByMail")}
            label="Latest news by mail"
            hint="You get a mail when an administrator alerts the band to its latest news."
          />
        )}
      </FieldGroup>
      <FieldGroup title="You, in all your bands">
        <FieldRow>
          <TextField
            field={field("forename")}
            label="Forename"
            required
            maxLength={16}
            autoComplete="given-name"
          />
          <TextField
            field={field("surname")}
            label="Surname"
            required
            maxLength={16}
            autoComplete="family-name"
          />
        </FieldRow>
        <FieldRow>
          <TextField
            field={field("phone")}
            label="Phone"
            type="tel"
            maxLength={16}
            autoComplete="tel"
          />
          <TextField
            field={field("location")}
            label="Location"
            maxLength={20}
            autoComplete="address-level2"
          />
        </FieldRow>
        <TextField
          field={field("address")}
          label="Address"
          maxLength={80}
          autoComplete="street-address"
        />
        <TextField
          field={field("mainInstrument")}
          label="Main instrument"
          hint="What a new band begins with for you"
          maxLength={20}
        />
        <SwitchField
          field={field("playInline")}
          label="Play recordings in the page"
          hint="Off, pressing play downloads the recording, for the player of this device."
        />
      </FieldGroup>
    </>
  );
}
