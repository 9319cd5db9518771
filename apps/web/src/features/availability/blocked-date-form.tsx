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
import { DateField } from "../../ui/form-frame/date-field.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { describeError } from "../../ui/states/describe-error.ts";
import styles from "./blocked-dates-section.module.css";

interface BlockedDateFormProps {
  /** Left out of a new one. */
  range?: BlockedDate;
  onDone: () => void;
}

const plain = { message: undefined, onBlur: () => undefined };

export function BlockedDateForm({ range, onDone }: BlockedDateFormProps) {
  const changes = useBlockedDateChanges();
  const [firstDay, setFirstDay] = useState<string | null>(range?.firstDay ?? null);
  const [lastDay, setLastDay] = useState<string | null>(range?.lastDay ?? null);
  const [note, setNote] = useState<string | null>(range?.note ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (firstDay === null) return setProblem("Enter the first day");
    // One day needs to be said once.
    const days = { firstDay, lastDay: lastDay ?? firstDay };
    const wrong = rangeProblem(days);
    if (wrong !== null) return setProblem(wrong);
    const said: Required<Omit<SaveBlockedDate, "id">> = { ...days, note };
    setBusy(true);
    try {
      await (range ? changes.save(range.id, said) : changes.add(said));
      onDone();
    } catch (error) {
      setProblem(describeError(error).message);
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <div className={styles.days}>
          <DateField
            label="First day"
            field={{ ...plain, name: "first-day", value: firstDay, set: setFirstDay }}
          />
          <DateField
            label="Last day"
            hint="Left empty, it is one day"
            field={{ ...plain, name: "last-day", value: lastDay, set: setLastDay }}
          />
        </div>
        <TextField
          label="Note"
          hint="Only you see it"
          maxLength={BLOCKED_DATE_NOTE_MAX}
          field={{ ...plain, name: "away-note", value: note, set: setNote }}
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
