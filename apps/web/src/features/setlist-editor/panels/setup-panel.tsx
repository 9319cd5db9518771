import { LIMITS } from "@bandstand/contracts/limits";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { TimingFields } from "../../../records/setlists/timing-fields.tsx";
import styles from "../setlist-editor.module.css";
import type { SetlistEditing } from "../use-setlist-editor.ts";

interface SetupPanelProps {
  editing: SetlistEditing;
  totalSeconds: number;
  onSave: () => void;
}

export function SetupPanel({ editing, totalSeconds, onSave }: SetupPanelProps) {
  const { field } = editing;
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (editing.changed) onSave();
      }}
    >
      <FieldGroup title="Setup">
        <TextField field={field("name")} label="Title" required maxLength={LIMITS.shortText} />
        <TimingFields
          totalSeconds={totalSeconds}
          numberSets={field("numberSets")}
          plannedLength={field("plannedLength")}
          songInterval={field("songInterval")}
          startTime={field("startTime")}
          bias={field("bias")}
          firstBreak={field("firstBreak")}
          secondBreak={field("secondBreak")}
          includeEncore={field("includeEncore")}
        />
        <TextAreaField
          field={field("description")}
          label="Description"
          maxLength={LIMITS.description}
        />
        <TextAreaField field={field("notes")} label="Notes" />
      </FieldGroup>
    </form>
  );
}
