/** Lets the band see one's markers of a song, or not any more. */
import { STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import styles from "./share-markers-dialog.module.css";

interface ShareMarkersDialogProps {
  isShared: boolean;
  /** Of one's own, saved or not. */
  markerCount: number;
  /** Markers that were changed and not saved: others see those that are saved. */
  hasUnsaved: boolean;
  onShare: (shared: boolean) => Promise<unknown>;
  onClose: () => void;
}

const WIDTH = 590;

export function ShareMarkersDialog(props: ShareMarkersDialogProps) {
  const { isShared, markerCount, hasUnsaved, onShare, onClose } = props;
  const notify = useNotify();
  /** Shown at once, and taken back where it fails. */
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function share(shared: boolean): Promise<void> {
    // One after the other: a switch that were disabled meanwhile would lose the focus.
    if (wanted !== null) return;
    setWanted(shared);
    try {
      await onShare(shared);
    } catch (error) {
      notify.failed(STUDIO_MESSAGES.sharingFailed, error);
    }
    setWanted(null);
  }

  return (
    <Overlay label="Share Markers" place="centre" width={WIDTH} onClose={onClose}>
      <OverlayHead title="Share Markers" onClose={onClose} />
      <div className={styles.body}>
        <SwitchField
          label={STUDIO_MESSAGES.share}
          hint="They can import your markers of this song into their own. Your notes on the song stay yours alone."
          field={{
            name: "shared",
            value: wanted ?? isShared,
            message: undefined,
            set: (shared) => void share(shared === true),
            onBlur: () => {},
          }}
        />
        <p className={styles.words} role="status">
          {wordsFor(wanted ?? isShared, markerCount, hasUnsaved)}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Overlay>
  );
}

function wordsFor(isShared: boolean, count: number, hasUnsaved: boolean): string {
  if (!isShared) return "Nobody but you sees your markers.";
  if (count === 0) return "You have no markers yet. Those that you add and save will be shared.";
  const words = count === 1 ? "1 marker is shared" : `${count} markers are shared`;
  return hasUnsaved ? `${words}, as you saved them last.` : `${words}.`;
}
