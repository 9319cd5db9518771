/** Opens the Audio Studio of a song, from wherever songs are shown. */
import { MOST_STUDIOS } from "@bandstand/domain/studio/most-studios";
import type { PlayableSong } from "../player/playable.ts";
import { useAnyPageLock } from "../../ui/edit-session/unsaved-locks-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useOpenWindowKeys } from "../../ui/windows/window-context.ts";
import { mayOpenStudio } from "./studio-limit.ts";
import { type StudioOrigin, useStudioWindows } from "./studio-windows.ts";

export interface StudioOpener {
  open(song: PlayableSong, origin?: StudioOrigin): void;
  /** Why none can be opened now. */
  unavailable: string | undefined;
}

export function useOpenStudio(): StudioOpener {
  const windows = useStudioWindows();
  const openKeys = useOpenWindowKeys();
  const isLocked = useAnyPageLock();
  const notify = useNotify();
  return {
    unavailable: isLocked ? "Save or cancel your changes first" : undefined,
    open(song, origin = "song") {
      if (song.recordingFilename === null) {
        notify.warning("No recording available for this song");
        return;
      }
      if (!mayOpenStudio(song.id, openKeys)) {
        notify.warning(
          `Maximum of ${MOST_STUDIOS} audio studios allowed. Close some studios first.`,
        );
        return;
      }
      if (origin === "bookmarks") notify.info(`Loading audio for "${song.title}"...`);
      windows.open(song, origin);
    },
  };
}
