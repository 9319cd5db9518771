/** Which days are proposed, and for what. */
import { EVENT_NAME_MAX } from "@bandstand/domain/event-form";
import { DATE_POLL_MESSAGES, MOST_POLL_DAYS, pollDaysProblem } from "@bandstand/domain/date-poll";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { dayOfYear } from "@bandstand/domain/day-words";
import { useDatePollChanges } from "../../../records/availability/date-polls.ts";
import { UnavailableNotice } from "../../../records/availability/unavailable-notice.tsx";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { useEventChoices } from "../../../records/events/event-choices-query.ts";
import { useEventTypes } from "../../../records/lookups/lookups.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { ComboField } from "../../../ui/form-frame/combo-field.tsx";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { TimeField } from "../../../ui/form-frame/time-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import styles from "./polls.module.css";

export function PollForm({ onDone }: { onDone: () => void }) {
  const changes = useDatePollChanges();
  const today = useBandToday();
  const { data: choices } = useEventChoices();
  const { data: types } = useEventTypes();
  const [name, setName] = useState<string | null>("Rehearsal");
  const [venueId, setVenueId] = useState<number | null>(null);
  const [startTime, setStartTime] = useState<string | null>(null);
  const [endTime, setEndTime] = useState<string | null>(null);
  const [days, setDays] = useState<readonly string[]>([]);
  /** The day that is being written. */
  const [day, setDay] = useState<string | null>(null);
  const [mail, setMail] = useState<boolean | null>(true);
  const { problem, busy, refuse, send } = useSending();
  const eventTypeId = types?.find(({ tag }) => tag === "RH")?.id;

  function addDay(): void {
    if (day === null) return;
    if (days.includes(day)) return refuse(DATE_POLL_MESSAGES.sameDay);
    setDays([...days, day].toSorted());
    setDay(null);
    refuse(null);
  }

  async function propose(): Promise<void> {
    const proposed = day === null || days.includes(day) ? days : [...days, day].toSorted();
    const wrong = name?.trim() ? pollDaysProblem(proposed, today) : "Say what it is for";
    if (wrong !== null || eventTypeId === undefined) return refuse(wrong);
    const poll = { name: name ?? "", eventTypeId, venueId, startTime, endTime };
    await send(async () => {
      await changes.add({ ...poll, days: [...proposed], mail: mail === true });
      onDone();
    });
  }

  return (
    <div className={styles.form}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void propose()}>
        <TextField
          label="What for"
          maxLength={EVENT_NAME_MAX}
          field={uncheckedField("poll-name", name, setName)}
        />
        <ComboField
          label="Venue"
          placeholder="Type a part of its name"
          options={(choices?.venues ?? []).map((venue) => ({
            value: venue.id,
            label: venue.name,
            detail: venue.location,
          }))}
          field={uncheckedField("poll-venue", venueId, setVenueId)}
        />
        <div className={styles.pair}>
          <TimeField label="Start" field={uncheckedField("poll-start", startTime, setStartTime)} />
          <TimeField label="End" field={uncheckedField("poll-end", endTime, setEndTime)} />
        </div>
        <div className={styles.proposed}>
          <DateField
            label="Day"
            hint={`Two to ${MOST_POLL_DAYS} days`}
            field={uncheckedField("poll-day", day, setDay)}
          />
          <Button
            unavailable={days.length >= MOST_POLL_DAYS ? DATE_POLL_MESSAGES.mostDays : undefined}
            onClick={addDay}
          >
            Add day
          </Button>
        </div>
        <UnavailableNotice day={day} />
        {days.length > 0 && (
          <ul className={styles.chips} aria-label="Days that are proposed">
            {days.map((one) => (
              <li key={one}>
                {dayOfYear(one, today)}
                <IconButton
                  size="small"
                  label={`Not on ${dayOfYear(one, today)}`}
                  onClick={() => setDays(days.filter((other) => other !== one))}
                >
                  <IconX aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <SwitchField
          label="Tell the others by mail"
          hint="All who may answer; each mail leads to where they do"
          field={uncheckedField("poll-mail", mail, setMail)}
        />
        <EntryButtons submit="Propose" busy={busy} onCancel={onDone} />
      </EntryForm>
    </div>
  );
}
