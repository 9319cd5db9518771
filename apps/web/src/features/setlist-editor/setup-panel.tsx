import { LIMITS } from "@bandstand/contracts/limits";
import { FieldGroup } from "../../ui/form-frame/field-group.tsx";
import { TextAreaField } from "../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { TimingFields } from "../../ui/setlists/timing-fields.tsx";
import styles from "./setlist-editor.module.css";
import type { SetlistEditing } from "./use-setlist-editor.ts";

export function SetupPanel({ editing }: { editing: SetlistEditing }) {
  const { field } = editing;
  return (
    <div className={styles.fields}>
      <FieldGroup title="Setup">
        <TextField field={field("name")} label="Title" required maxLength={LIMITS.shortText} />
        <TimingFields
          numberSets={field("numberSets")}
          plannedLength={field("plannedLength")}
          songInterval={field("songInterval")}
          startTime={field("startTime")}
          bias={field("bias")}
          includeEncore={field("includeEncore")}
        />
        <TextAreaField field={field("description")} label="Description" />
        <TextAreaField field={field("notes")} label="Notes" />
      </FieldGroup>
    </div>
  );
}
