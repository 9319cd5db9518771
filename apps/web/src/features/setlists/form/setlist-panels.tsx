/** The panels of a new set list's form. */
import { LIMITS } from "@bandstand/contracts/limits";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { TimingFields } from "../../../records/setlists/timing-fields.tsx";
import type { addSetlistForm } from "./setlist-form-schema.ts";

interface PanelProps {
  form: RecordForm<typeof addSetlistForm>;
}

export function SetupPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Setup">
      <FieldRow>
        <TextField
          field={field("name")}
          label="Title"
          required
          maxLength={LIMITS.shortText}
          placeholder="Half Moon, late set"
          autoFocus
        />
        <TextField
          field={field("description")}
          label="Description"
          maxLength={LIMITS.description}
        />
      </FieldRow>
    </FieldGroup>
  );
}

export function TimingPanel({ form: { field, values } }: PanelProps) {
  return (
    <FieldGroup title="Timing">
      <TimingFields
        // There are no songs yet: as long as it shall be.
        totalSeconds={(values.plannedLength ?? 0) * 60}
        numberSets={field("numberSets")}
        plannedLength={field("plannedLength")}
        songInterval={field("songInterval")}
        startTime={field("startTime")}
        bias={field("bias")}
        firstBreak={field("firstBreak")}
        secondBreak={field("secondBreak")}
        includeEncore={field("includeEncore")}
      />
    </FieldGroup>
  );
}

export function AdminPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Admin">
      <SwitchField
        field={field("permanent")}
        label="Permanent"
        hint="Kept for good: offered to every event, and not deleted by mistake"
      />
      <TextAreaField field={field("notes")} label="Notes" />
    </FieldGroup>
  );
}
