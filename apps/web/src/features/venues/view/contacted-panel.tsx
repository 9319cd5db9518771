/** Somebody has just spoken with the venue: when, and what came of it. */
import { LIMITS } from "@bandstand/contracts/limits";
import type { Venue } from "@bandstand/contracts/venues";
import { useState } from "react";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
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
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await venues.save(venue.id, { lastContactDate: day, lastContactNotes: words });
      onDone();
    } catch (error) {
      setProblem(describeError(error).message);
    }
    setBusy(false);
  }

  const plain = { message: undefined, onBlur: () => undefined };
  return (
    <div className={styles.entry}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <DateField
          label="Last contact"
          field={{ ...plain, name: "contacted-day", value: day, set: setDay }}
        />
        <TextAreaField
          label="What came of it"
          maxLength={LIMITS.venueText}
          field={{ ...plain, name: "contacted-words", value: words, set: setWords }}
        />
        <Button type="submit" kind="main" busy={busy}>
          Keep
        </Button>
      </EntryForm>
    </div>
  );
}
