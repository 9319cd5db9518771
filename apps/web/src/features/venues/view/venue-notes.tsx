/** What members said of a venue. Who reads venues may say something, and change what they said. */
import { addVenueNote, type VenueNote } from "@bandstand/contracts/venue-notes";
import type { Venue } from "@bandstand/contracts/venues";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { canDeleteVenueNote, canEditVenueNote } from "@bandstand/domain/venue-permissions";
import { IconMessagePlus } from "@tabler/icons-react";
import { useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useDeleteRecord } from "../../../records/kit/delete-record.ts";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { NoteForm } from "./note-form.tsx";
import { NoteWords } from "./note-words.tsx";
import styles from "./venue-view.module.css";

interface VenueNotesProps {
  venue: Venue;
  today: string;
}

export function VenueNotes({ venue, today }: VenueNotesProps) {
  /** The note that is written: a new one, or one's own. */
  const [written, setWritten] = useState<"new" | number | null>(null);
  const mayAdd = useMay(addVenueNote);
  const offline = useWhyOffline();
  const done = () => setWritten(null);
  return (
    <section className={styles.notes} aria-label="How it was">
      <SectionTitle className={styles.notesTitle}>How it was</SectionTitle>
      {mayAdd && written !== "new" && (
        <Button
          icon={<IconMessagePlus aria-hidden />}
          unavailable={offline}
          onClick={() => setWritten("new")}
        >
          Say how it was
        </Button>
      )}
      {written === "new" && <NoteForm venue={venue} today={today} onDone={done} />}
      {venue.VenueNotes.map((note) =>
        written === note.id ? (
          <NoteForm key={note.id} venue={venue} today={today} note={note} onDone={done} />
        ) : (
          <Note key={note.id} note={note} onEdit={() => setWritten(note.id)} />
        ),
      )}
    </section>
  );
}

function Note({ note, onEdit }: { note: VenueNote; onEdit: () => void }) {
  const actor = useBandUser();
  const venues = useVenueChanges();
  const deleteRecord = useDeleteRecord();
  const offline = useWhyOffline();
  const author = note.BandUser?.nickname ?? "Somebody who has left";
  const of = `${author}, ${formatDateWithWeekday(note.day)}`;

  const remove = () =>
    deleteRecord({
      question: {
        title: "Delete Note",
        yes: "Delete note",
        text: `What ${author} said of ${formatDateWithWeekday(note.day)} goes.`,
      },
      remove: () => venues.removeNote(note.id),
      failed: "The note was not deleted",
      done: "The note was deleted",
    });

  return (
    <article className={styles.note} aria-label={of}>
      <p className={styles.by}>{of}</p>
      <NoteWords note={note} />
      <div className={styles.own}>
        {canEditVenueNote(actor, note) && (
          <Button kind="quiet" size="small" unavailable={offline} onClick={onEdit}>
            Edit
          </Button>
        )}
        {canDeleteVenueNote(actor, note) && (
          <Button kind="quiet" size="small" unavailable={offline} onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </div>
    </article>
  );
}
