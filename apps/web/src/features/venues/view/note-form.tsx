/** What was good and bad at a gig, from the one who was there. */
import { LIMITS } from "@bandstand/contracts/limits";
import { VENUE_NOTE_MESSAGES, type VenueNote } from "@bandstand/contracts/venue-notes";
import type { Venue } from "@bandstand/contracts/venues";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { isPast } from "@bandstand/domain/event-visibility";
import { useState } from "react";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { useUnsavedQuestion } from "../../../ui/windows/use-close-question.ts";
import styles from "./venue-view.module.css";

interface NoteFormProps {
  venue: Venue;
  today: string;
  /** Left out of a new one. */
  note?: VenueNote;
  onDone: () => void;
}

export function NoteForm({ venue, today, note, onDone }: NoteFormProps) {
  const venues = useVenueChanges();
  const gigs = venue.Events.filter(
    ({ eventDate, eventStatusTag }) => isPast(eventDate, today) && eventStatusTag !== "X",
  );
  const [eventId, setEventId] = useState<number | null>(note ? null : (gigs[0]?.id ?? null));
  const [day, setDay] = useState<string | null>(note?.day ?? today);
  const [good, setGood] = useState<string | null>(note?.good ?? null);
  const [bad, setBad] = useState<string | null>(note?.bad ?? null);
  const { problem, busy, refuse, send } = useSending();
  const isChanged = good !== (note?.good ?? null) || bad !== (note?.bad ?? null);
  useUnsavedQuestion(
    `Note on ${venue.name}`,
    isChanged ? "What you wrote is not kept yet. Close and lose it?" : null,
  );

  async function save(): Promise<void> {
    if (!good?.trim() && !bad?.trim()) return refuse(VENUE_NOTE_MESSAGES.saySomething);
    const on = day === null ? {} : { day };
    await send(async () => {
      if (note) await venues.saveNote(note.id, { ...on, good, bad });
      else await venues.addNote({ venueId: venue.id, eventId, ...on, good, bad });
      onDone();
    });
  }

  return (
    <div className={styles.entry}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        {!note && gigs.length > 0 && (
          <SelectField
            label="Gig"
            none="None of them"
            field={uncheckedField("note-gig", eventId, setEventId)}
            options={gigs.map(({ id, eventDate, name }) => ({
              value: id,
              label: [formatDateWithWeekday(eventDate), name].filter(Boolean).join(", "),
            }))}
          />
        )}
        {eventId === null && (
          <DateField label="Day" field={uncheckedField("note-day", day, setDay)} />
        )}
        <TextAreaField
          label="What was good"
          rows={2}
          maxLength={LIMITS.description}
          field={uncheckedField("note-good", good, setGood)}
        />
        <TextAreaField
          label="What was bad"
          rows={2}
          maxLength={LIMITS.description}
          field={uncheckedField("note-bad", bad, setBad)}
        />
        <div className={styles.own}>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="main" busy={busy}>
            Keep note
          </Button>
        </div>
      </EntryForm>
    </div>
  );
}
