import { deleteSetlist, type SetlistWithSections } from "@bandstand/contracts/setlists";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { canDeleteSetlist } from "@bandstand/domain/setlist-permissions";
import { IconTrash } from "@tabler/icons-react";
import { localDate } from "../../../lib/local-date.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import styles from "../setlist-editor.module.css";
import type { SetlistEditing } from "../use-setlist-editor.ts";
import { VersionDateField } from "./version-date-field.tsx";

interface AdminPanelProps {
  editing: SetlistEditing;
  record: SetlistWithSections;
  onDelete: () => void;
}

export function AdminPanel({ editing, record, onDelete }: AdminPanelProps) {
  const { field } = editing;
  const mayDelete = useMay(deleteSetlist);
  const day = (timestamp: string) => formatDateWithWeekday(localDate(new Date(timestamp)));
  return (
    <div className={styles.fields}>
      <FieldGroup title="Admin">
        <SwitchField
          field={field("permanent")}
          label="Permanent"
          hint="Kept for good: offered to every event, and not deleted by mistake"
        />
        <VersionDateField field={field("versionDate")} />
        <p className={styles.facts}>
          Made on {day(record.createdAt)}, last saved on {day(record.updatedAt)}.
        </p>
        {mayDelete && (
          <div>
            <Button
              kind="quietDanger"
              icon={<IconTrash aria-hidden />}
              unavailable={
                canDeleteSetlist(record) ? undefined : "A permanent set list is not deleted"
              }
              onClick={onDelete}
            >
              Delete
            </Button>
          </div>
        )}
      </FieldGroup>
    </div>
  );
}
