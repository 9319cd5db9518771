/** Takes a picture, with the camera where there is one, and hangs it on the venue. */
import { canAddDocument } from "@bandstand/domain/document-permissions";
import { PHOTO_CATEGORY, VENUE_PHOTO_TITLE } from "@bandstand/domain/venue-photos";
import { IconCamera } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { randomId } from "../../../lib/random-id.ts";
import { useBandUser, useIsOnline } from "../../../lib/services/services-context.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { useDocumentTypes } from "../../../records/documents/document-types-query.ts";
import { contextOf } from "../../../records/documents/documents-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import styles from "./venue-photos.module.css";

/** What phones turn their own kinds into as it is chosen. */
const ACCEPTED = "image/jpeg,image/png";

interface Sending {
  /** From 0 to 1. */
  share: number;
  cancel: () => void;
}

export function AddVenuePhoto({ venueId }: { venueId: number }) {
  const actor = useBandUser();
  const documents = useDocumentChanges();
  const notify = useNotify();
  const isOnline = useIsOnline();
  const input = useRef<HTMLInputElement>(null);
  const mayAdd = canAddDocument(actor, contextOf({ relation: "venue", id: venueId }));
  const category = useDocumentTypes().data?.find(({ name }) => name === PHOTO_CATEGORY);
  const [sending, setSending] = useState<Sending | null>(null);
  if (!mayAdd || !category) return null;

  async function send(file: File | undefined, documentTypeId: number): Promise<void> {
    if (!file) return;
    const ending = new AbortController();
    const tell = (share: number) => setSending({ share, cancel: () => ending.abort() });
    tell(0);
    const said = {
      title: VENUE_PHOTO_TITLE,
      documentTypeId: String(documentTypeId),
      venueId: String(venueId),
    };
    try {
      await documents.upload(file, said, randomId(), {
        signal: ending.signal,
        onProgress: tell,
      });
      notify.success("The picture was added");
    } catch (error) {
      if (!ending.signal.aborted) notify.failed("The picture was not added", error);
    }
    setSending(null);
  }

  return (
    <div className={styles.adding}>
      <Button
        icon={<IconCamera aria-hidden />}
        busy={sending !== null}
        unavailable={isOnline ? undefined : offlineWords()}
        onClick={() => input.current?.click()}
      >
        Add picture of parking or load-in
      </Button>
      {sending && (
        <>
          <ProgressBar label="Sending the picture" share={sending.share} />
          <Button size="small" onClick={sending.cancel}>
            Cancel
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={(event) => {
          void send(event.currentTarget.files?.[0], category.id);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
