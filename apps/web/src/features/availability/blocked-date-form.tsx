/** From when to when one is away. */
import {
  BLOCKED_DATE_NOTE_MAX,
  type BlockedDate,
  type SaveBlockedDate,
} from "@bandstand/contracts/blocked-dates";
import { rangeProblem } from "@bandstand/domain/blocked-dates";
import { useState } from "react";
import { useBlockedDateChanges } from "../../records/availability/blocked-dates.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../ui/entry-form/use-sending.ts";
import { DateField } from "../../ui/form-frame/date-field.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { uncheckedField } from "../../ui/form-frame/unchecked-field.ts";
import styles from "./blocked-dates-section.module.css";

interface BlockedDateFormProps {
  /** Left out of a new one. */
  range?: BlockedDate;
  onDone: () => void;
}

export function BlockedDateForm({ range, onDone }: BlockedDateFormProps) {
  const changes = useBlockedDateChanges();
  const [firstDay, setFirstDay] = useState<string | null>(range?.firstDay ?? null);
  const [lastDay, setLastDay] = useState<string | null>(range?.lastDay ?? null);
  const [note, setNote] = useState<string | null>(range?.note ?? null);
  const { problem, busy, refuse, send } = useSending();

  async function save(): Promise<void> {
    if (firstDay === null) return refuse("Enter the first day");
    // One day needs to be said once.
    const days = { firstDay, lastDay: lastDay ?? firstDay };
    const wrong = rangeProblem(days);
    if (wrong !== null) return refuse(wrong);
    const said: Required<Omit<SaveBlockedDate, "id">> = { ...days, note };
    await send(async () => {
      await (range ? changes.save(range.id, said) : changes.add(said));
      onDone();
    });
  }

  return (
    <div className={styles.form}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <div className={styles.days}>
          <DateField label="First day" field={uncheckedField("first-day", firstDay, setFirstDay)} />
          <DateField
            label="Last day"
            hint="Left empty, it is one day"
            field={uncheckedField("last-day", lastDay, setLastDay)}
          />
        </div>
        <TextField
          label="Note"
          hint="Only you see it"
          maxLength={BLOCKED_DATE_NOTE_MAX}
          field={uncheckedField("away-note", note, setNote)}
        />
        <div className={styles.buttons}>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="main" busy={busy}>
            {range ? "Save" : "Add days away"}
          </Button>
        </div>
      </EntryForm>
    </div>
  );
}
