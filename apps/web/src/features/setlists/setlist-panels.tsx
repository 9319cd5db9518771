/** The panels of a set list's form. */
import { LIMITS } from "@bandstand/contracts/limits";
import { MOST_SETS } from "@bandstand/domain/setlist-entries";
import { FieldGroup } from "../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../ui/form-frame/select-field.tsx";
import { SwitchField } from "../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { TimeField } from "../../ui/form-frame/time-field.tsx";
import type { RecordForm } from "../../ui/form-frame/use-record-form.ts";
import { WholeNumberField } from "../../ui/form-frame/whole-number-field.tsx";
import type { addSetlistForm } from "./setlist-form-schema.ts";

interface PanelProps {
  form: RecordForm<typeof addSetlistForm>;
}

const SETS = Array.from({ length: MOST_SETS }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? "1 set" : `${index + 1} sets`,
}));

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
        <TextField field={field("description")} label="Description" maxLength={LIMITS.shortText} />
      </FieldRow>
    </FieldGroup>
  );
}

export function TimingPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Timing">
      <FieldRow>
        <WholeNumberField
          field={field("plannedLength")}
          label="Planned Length"
          required
          min={1}
          max={1440}
          unit="min"
        />
        <SelectField field={field("numberSets")} label="Sets" options={SETS} />
        <WholeNumberField
          field={field("songInterval")}
          label="Interval"
          required
          min={0}
          max={3600}
          unit="s"
          hint="Between two songs"
        />
      </FieldRow>
      <FieldRow>
        <TimeField field={field("startTime")} label="Start time" hint="When the first set begins" />
        <WholeNumberField
          field={field("bias")}
          label="Bias"
          min={-120}
          max={120}
          unit="min"
          hint="Talking, a slow changeover: added to the running time"
        />
        <SwitchField field={field("includeEncore")} label="Include encore" />
      </FieldRow>
    </FieldGroup>
  );
}

export function AdminPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Admin">
      <SwitchField
        field={field("permanent")}
        label="Permanent"
        hint="Stays in the list when its events have passed, and cannot be deleted"
      />
      <TextAreaField field={field("notes")} label="Notes" />
    </FieldGroup>
  );
}
