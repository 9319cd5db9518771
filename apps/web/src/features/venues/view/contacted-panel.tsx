/** Somebody has just spoken with the venue: when, and what came of it. */
import { LIMITS } from "@bandstand/contracts/limits";
import type { Venue } from "@bandstand/contracts/venues";
import { useState } from "react";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import styles from "./venue-view.module.css";

interface ContactedPanelProps {
  venue: Venue;
  today: string;
  onDone: () => void;
}

export function ContactedPanel({ venue, today, onDone }: ContactedPanelProps) {
  const venues = useVenueChanges();
  const [day, setDay] = useState<string | null>(today);
  const [words, setWords] = useState<string | null>(null);
  const { problem, busy, send } = useSending();

  async function save(): Promise<void> {
    await send(async () => {
      await venues.save(venue.id, { lastContactDate: day, lastContactNotes: words });
      onDone();
    });
  }

  return (
    <div className={styles.entry}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <DateField label="Last contact" field={uncheckedField("contacted-day", day, setDay)} />
        <TextAreaField
          label="What came of it"
          maxLength={LIMITS.venueText}
          field={uncheckedField("contacted-words", words, setWords)}
        />
        <Button type="submit" kind="main" busy={busy}>
          Keep
        </Button>
      </EntryForm>
    </div>
  );
}
