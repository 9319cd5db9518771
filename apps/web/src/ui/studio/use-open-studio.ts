/** Opens the Audio Studio of a song, from wherever songs are shown. */
import { MOST_STUDIOS } from "@bandstand/domain/studio/ranges";
import type { PlayableSong } from "../../lib/player/playable.ts";
import { useAnyFormLocked } from "../form-frame/form-locks-context.ts";
import { useNotify } from "../notifications/notifications-context.ts";
import { useOpenWindowKeys, useWindows } from "../windows/window-context.ts";
import { mayOpenStudio, studioKey } from "./studio-limit.ts";
import { type StudioOrigin, useStudioContent } from "./studio-content-context.ts";

export interface StudioOpener {
  open(song: PlayableSong, origin?: StudioOrigin): void;
  /** Why none can be opened now. */
  unavailable: string | undefined;
}

/** Shares of the screen. */
const WIDTH = 0.9;
const HEIGHT = 0.86;

export function useOpenStudio(): StudioOpener {
  const windows = useWindows();
  const openKeys = useOpenWindowKeys();
  const isLocked = useAnyFormLocked();
  const content = useStudioContent();
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
      windows.open({
        key: studioKey(song.id),
        title: song.title,
        width: Math.round(window.innerWidth * WIDTH),
        height: Math.round(window.innerHeight * HEIGHT),
        content,
        props: { song, origin },
      });
    },
  };
}
