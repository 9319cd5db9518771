/** Sharing one's markers with the band, and taking over those of others. */
import { STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import { isEqual } from "@bandstand/domain/change";
import { isShared } from "@bandstand/domain/sharing-mask";
import { IconDownload, IconShare } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Part } from "../../../ui/parts/part.tsx";
import type { MarkerPick } from "./marker-selection.ts";
import styles from "./markers-panel.module.css";
import { useStudio } from "../session/studio-context.ts";

const ShareMarkersDialog = lazy(async () => ({
  default: (await import("./share-markers-dialog.tsx")).ShareMarkersDialog,
}));
const ImportMarkersDialog = lazy(async () => ({
  default: (await import("./import-markers-dialog.tsx")).ImportMarkersDialog,
}));

export function SharedMarkers() {
  const [open, setOpen] = useState<"share" | "import" | null>(null);
  const { song, records, editing, state, sharing, setSharing } = useStudio();
  const { markers } = state.settings;
  const {
    data: members,
    error,
    refetch,
  } = useQuery({
    queryKey: ["sharedmarkers", song.id],
    queryFn: () => records.listShared(song.id),
    meta: { keep: false },
    staleTime: 0,
  });

  const close = () => setOpen(null);

  function openImport(): void {
    // Others may have shared more meanwhile, or no longer share.
    void refetch();
    setOpen("import");
  }

  async function share(shared: boolean): Promise<void> {
    setSharing(await records.share(song.id, "markers", shared));
  }

  async function take(picks: readonly MarkerPick[]): Promise<number> {
    const imported = await records.importMarkers(song.id, picks);
    editing.takeOver(imported);
    return imported.length;
  }

  return (
    <>
      <Button size="small" icon={<IconShare aria-hidden />} onClick={() => setOpen("share")}>
        Share
      </Button>
      {members !== undefined && members.length > 0 && (
        <Button size="small" icon={<IconDownload aria-hidden />} onClick={openImport}>
          Import
        </Button>
      )}
      {members === undefined && error !== null && (
        <p role="alert" className={styles.failed}>
          {STUDIO_MESSAGES.sharedFailed}
          <Button kind="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {open === "share" && (
        <Part onFailed={close}>
          <ShareMarkersDialog
            isShared={isShared(sharing, "markers")}
            markerCount={markers.length}
            hasUnsaved={!isEqual(markers, editing.saved.settings.markers)}
            onShare={share}
            onClose={close}
          />
        </Part>
      )}
      {open === "import" && (
        <Part onFailed={close}>
          <ImportMarkersDialog
            members={members}
            error={error}
            onRetry={() => void refetch()}
            own={markers}
            onImport={take}
            onClose={close}
          />
        </Part>
      )}
    </>
  );
}
