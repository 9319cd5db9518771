/** Where one's own calendar is. */
import { CALENDAR_ADDRESS_MAX, calendarAddressProblem } from "@bandstand/domain/private-calendar";
import { useState } from "react";
import { usePrivateCalendarChanges } from "../../records/availability/private-calendar.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../ui/entry-form/use-sending.ts";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { uncheckedField } from "../../ui/form-frame/unchecked-field.ts";
import styles from "./blocked-dates-section.module.css";

interface PrivateCalendarFormProps {
  /** None is kept yet. */
  isNew: boolean;
  onDone: () => void;
}

export function PrivateCalendarForm({ isNew, onDone }: PrivateCalendarFormProps) {
  const changes = usePrivateCalendarChanges();
  const [address, setAddress] = useState<string | null>(null);
  const { problem, busy, refuse, send } = useSending();

  async function save(): Promise<void> {
    const typed = address ?? "";
    const wrong = calendarAddressProblem(typed);
    if (wrong !== null) return refuse(wrong);
    await send(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await changes.save({ address: typed, timeZone });
      onDone();
    });
  }

  return (
    <div className={styles.form}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <TextField
          label="Address of your calendar"
          type="url"
          maxLength={CALENDAR_ADDRESS_MAX}
          autoFocus
          hint="Google: “Secret address in iCal format”, in the settings of the calendar. Apple: “Public Calendar”. Outlook: “Publish calendar”, ICS. It is kept secret, and shown to nobody again."
          field={uncheckedField("calendar-address", address, setAddress)}
        />
        <div className={styles.buttons}>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="main" busy={busy}>
            {isNew ? "Fetch my calendar" : "Fetch from there"}
          </Button>
        </div>
      </EntryForm>
    </div>
  );
}
