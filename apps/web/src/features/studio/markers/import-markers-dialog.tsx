/** The markers that other members share, to be taken over one by one or member by member. */
import { type SharedMarkers, STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import type { Marker } from "@bandstand/domain/studio/settings";
import { IconMapPinShare } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useAction } from "../../../ui/notifications/use-action.ts";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./import-markers-dialog.module.css";
import { MemberMarkers } from "./member-markers.tsx";
import {
  countOf,
  type MarkerPick,
  type MarkerSelection,
  picksOf,
  toggled,
  withAll,
} from "./marker-selection.ts";

interface ImportMarkersDialogProps {
  /** Undefined while they are on their way. */
  members: readonly SharedMarkers[] | undefined;
  /** Why they did not come. */
  error: Error | null;
  onRetry: () => void;
  /** One's own: likes of them are not offered. */
  own: readonly Marker[];
  /** Answers how many were taken over. */
  onImport: (picks: readonly MarkerPick[]) => Promise<number>;
  onClose: () => void;
}

const WIDTH = 700;

export function ImportMarkersDialog(props: ImportMarkersDialogProps) {
  const { members, error, onRetry, own, onImport, onClose } = props;
  const confirm = useConfirm();
  const notify = useNotify();
  const [selection, setSelection] = useState<MarkerSelection>(new Map());
  const { isRunning: isBusy, run } = useAction(STUDIO_MESSAGES.importFailed);
  const count = countOf(selection);

  /** Nothing is lost by a layer without a choice. */
  async function close(): Promise<void> {
    const text = `${counted(count)} chosen and not imported. Close and lose the choice?`;
    const asked = { title: "Unsaved Changes", text, yes: "Discard", no: "Keep" };
    if (count === 0 || (await confirm({ ...asked, destructive: true }))) onClose();
  }

  async function take(): Promise<void> {
    await run(async () => {
      const imported = await onImport(picksOf(selection));
      notify.success(`${counted(imported)} imported`);
      onClose();
    });
  }

  return (
    <Overlay label="Import Markers" place="centre" width={WIDTH} onClose={() => void close()}>
      <OverlayHead title="Import Markers" onClose={() => void close()} />
      {members === undefined && error === null && <FormSkeleton />}
      {error !== null && (
        <div className={styles.state} role="alert">
          <SectionTitle>{STUDIO_MESSAGES.sharedFailed}</SectionTitle>
          <p>{describeError(error).message}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {error === null && members?.length === 0 && (
        <p className={styles.none} role="status">
          <IconMapPinShare aria-hidden />
          {STUDIO_MESSAGES.noShared}
        </p>
      )}
      {error === null && members && members.length > 0 && (
        <>
          <div className={styles.members}>
            {members.map((member) => (
              <MemberMarkers
                key={member.bandUserId}
                member={member}
                own={own}
                selected={selection.get(member.bandUserId) ?? new Set()}
                onToggle={(id) => setSelection(toggled(selection, member.bandUserId, id))}
                onSelect={(ids) => setSelection(withAll(selection, member.bandUserId, ids))}
              />
            ))}
          </div>
          <footer className={styles.foot}>
            <span className={styles.count} role="status">
              {count === 0 ? STUDIO_MESSAGES.nothingSelected : `${count} selected`}
            </span>
            <Button onClick={() => void close()}>Cancel</Button>
            <Button
              kind="main"
              busy={isBusy}
              unavailable={count === 0 ? STUDIO_MESSAGES.nothingSelected : undefined}
              onClick={() => void take()}
            >
              Import Selected
            </Button>
          </footer>
        </>
      )}
    </Overlay>
  );
}

function counted(markers: number): string {
  return markers === 1 ? "1 marker" : `${markers} markers`;
}
