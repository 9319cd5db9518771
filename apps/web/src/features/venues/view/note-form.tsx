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
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { useUnsavedQuestion } from "../../../ui/windows/use-close-question.ts";
import styles from "./venue-view.module.css";

interface NoteFormProps {
  venue: Venue;
  today: string;
  /** Left out of a new one. */
  note?: VenueNote;
  onDone: () => void;
}

const plain = { message: undefined, onBlur: () => undefined };

export function NoteForm({ venue, today, note, onDone }: NoteFormProps) {
  const venues = useVenueChanges();
  const gigs = venue.Events.filter(
    ({ eventDate, eventStatusTag }) => isPast(eventDate, today) && eventStatusTag !== "X",
  );
  const [eventId, setEventId] = useState<number | null>(note ? null : (gigs[0]?.id ?? null));
  const [day, setDay] = useState<string | null>(note?.day ?? today);
  const [good, setGood] = useState<string | null>(note?.good ?? null);
  const [bad, setBad] = useState<string | null>(note?.bad ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isChanged = good !== (note?.good ?? null) || bad !== (note?.bad ?? null);
  useUnsavedQuestion(
    `Note on ${venue.name}`,
    isChanged ? "What you wrote is not kept yet. Close and lose it?" : null,
  );

  async function save(): Promise<void> {
    if (!good?.trim() && !bad?.trim()) return setProblem(VENUE_NOTE_MESSAGES.saySomething);
    setBusy(true);
    const on = day === null ? {} : { day };
    try {
      if (note) await venues.saveNote(note.id, { ...on, good, bad });
      else await venues.addNote({ venueId: venue.id, eventId, ...on, good, bad });
      onDone();
    } catch (error) {
      setProblem(describeError(error).message);
      setBusy(false);
    }
  }

  return (
    <div className={styles.entry}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        {!note && gigs.length > 0 && (
          <SelectField
            label="Gig"
            none="None of them"
            field={{ ...plain, name: "note-gig", value: eventId, set: setEventId }}
            options={gigs.map(({ id, eventDate, name }) => ({
              value: id,
              label: [formatDateWithWeekday(eventDate), name].filter(Boolean).join(", "),
            }))}
          />
        )}
        {eventId === null && (
          <DateField label="Day" field={{ ...plain, name: "note-day", value: day, set: setDay }} />
        )}
        <TextAreaField
          label="What was good"
          rows={2}
          maxLength={LIMITS.description}
          field={{ ...plain, name: "note-good", value: good, set: setGood }}
        />
        <TextAreaField
          label="What was bad"
          rows={2}
          maxLength={LIMITS.description}
          field={{ ...plain, name: "note-bad", value: bad, set: setBad }}
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
