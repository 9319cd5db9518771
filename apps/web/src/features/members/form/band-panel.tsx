/** What somebody is in this band. */
import type { ReactNode } from "react";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { whyFixed } from "./fixed-fields.ts";
import type { FormSubject, MemberForm } from "./form-subject.ts";

interface BandPanelProps {
  form: MemberForm;
  subject: FormSubject;
  role: ReactNode;
  /** Above everything else. */
  picture?: ReactNode;
  /** Beside the day on which they came. */
  leaving?: ReactNode;
  /** Below everything else. */
  children?: ReactNode;
}

export function BandPanel({ form, subject, role, picture, leaving, children }: BandPanelProps) {
  const { field } = form;
  const { actor, member } = subject;
  const fixed = whyFixed(actor, member, "joiningDate");
  return (
    <FieldGroup title="In the band">
      {picture}
      <FieldRow>
        <TextField field={field("nickname")} label="Nickname" required maxLength={15} />
        <TextField field={field("instrument")} label="Instrument / Role" required maxLength={20} />
      </FieldRow>
      {role}
      <FieldRow>
        <DateField field={field("joiningDate")} label="Joining date" disabled={fixed !== null} />
        {leaving}
      </FieldRow>
      <TextAreaField
        field={field("profile")}
        label="Profile"
        hint="What the band says about them"
      />
      {children}
    </FieldGroup>
  );
}
