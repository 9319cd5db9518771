/** What stands in the window of a studio: the studio once it is open, and what is told while it is not. */
import { useEffect } from "react";
import { useWorkStore } from "../../../records/studio/use-work-store.ts";
import type { PlayableSong } from "../../../records/player/playable.ts";
import type { StudioOrigin } from "../../../records/studio/studio-windows.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { WindowErrorBoundary } from "../../../ui/windows/window-error-boundary.tsx";
import { Studio } from "./studio.tsx";
import { StudioFailed } from "./studio-failed.tsx";
import { StudioSkeleton } from "./studio-skeleton.tsx";
import { useSession } from "./use-session.ts";

interface StudioWindowProps {
  song: PlayableSong;
  origin: StudioOrigin;
}

export function StudioWindow(props: StudioWindowProps) {
  return (
    <WindowErrorBoundary renderFallback={() => <Broken />}>
      <OpeningStudio {...props} />
    </WindowErrorBoundary>
  );
}

function OpeningStudio({ song, origin }: StudioWindowProps) {
  const records = useWorkStore();
  const { state, retry } = useSession(song, origin, records);
  switch (state.status) {
    case "opening":
      return <StudioSkeleton title={song.title} />;
    case "failed":
      return <StudioFailed problem={state.problem} onRetry={retry} />;
    case "open":
      return (
        <Studio
          song={song}
          recording={state.recording}
          records={records}
          sound={state.sound}
          problem={state.problem}
          onRetry={retry}
          work={state.work}
        />
      );
  }
}

/** A fault within closes the studio, as documented: with it goes its lock. */
function Broken() {
  const notify = useNotify();
  const current = useCurrentWindow();
  useEffect(() => {
    notify.error("Error in audio studio");
    current?.dismiss();
  });
  return null;
}
