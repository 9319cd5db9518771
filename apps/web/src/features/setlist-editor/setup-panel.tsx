import { LIMITS } from "@bandstand/contracts/limits";
import { MOST_SETS } from "@bandstand/domain/setlist-entries";
import { FieldGroup } from "../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../ui/form-frame/select-field.tsx";
import { SwitchField } from "../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../ui/form-frame/whole-number-field.tsx";
import { BiasField } from "./bias-field.tsx";
import styles from "./setlist-editor.module.css";
import { StartTimeField } from "./start-time-field.tsx";
import type { SetlistEditing } from "./use-setlist-editor.ts";

const SETS = [...Array.from({ length: MOST_SETS }).keys()].map((index) => ({
  value: index + 1,
  label: String(index + 1),
}));

export function SetupPanel({ editing }: { editing: SetlistEditing }) {
  const { field } = editing;
  return (
    <div className={styles.fields}>
      <FieldGroup title="Setup">
        <TextField field={field("name")} label="Title" required maxLength={LIMITS.shortText} />
        <FieldRow>
          <SelectField
            field={{
              ...field("numberSets"),
              set: (sets) => sets !== null && field("numberSets").set(sets),
            }}
            label="Number of sets"
            options={SETS}
          />
          <WholeNumberField
            field={field("plannedLength")}
            label="Planned Length"
            required
            unit="min"
            min={1}
            max={1440}
          />
          <WholeNumberField
            field={field("songInterval")}
            label="Interval"
            hint="Between two songs"
            required
            unit="s"
            min={0}
            max={3600}
          />
        </FieldRow>
        <FieldRow>
          <StartTimeField field={field("startTime")} />
          <BiasField field={field("bias")} />
        </FieldRow>
        <SwitchField
          field={field("includeEncore")}
          label="Include encore"
          hint="It counts towards the running time"
        />
        <TextAreaField field={field("description")} label="Description" />
        <TextAreaField field={field("notes")} label="Notes" />
      </FieldGroup>
    </div>
  );
}
