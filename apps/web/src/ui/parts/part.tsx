import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { ChunkLoadError } from "../../lib/chunk-load.ts";
import { useIsOnline } from "../../lib/services/services-context.ts";
import { useNotify } from "../notifications/notifications-context.ts";
import { NOT_HERE, whyNotHere } from "../states/not-here.tsx";
import { WindowErrorBoundary } from "../windows/window-error-boundary.tsx";

interface PartProps {
  /** What did not happen where it does not come. */
  failed?: string;
  /** Stops showing it, so that the next press asks for it again. */
  onFailed: () => void;
  children: ReactNode;
}

/**
 * A layer over the page that is fetched when it is first shown. One that does not come is told, and takes nothing with it:
 * what is typed on the page stays.
 */
export function Part({ failed = "Failed to open dialog.", onFailed, children }: PartProps) {
  return (
    <WindowErrorBoundary
      renderFallback={(error) => <PartFailed error={error} title={failed} onFailed={onFailed} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </WindowErrorBoundary>
  );
}

interface PartFailedProps {
  error: Error;
  title: string;
  onFailed: () => void;
}

function PartFailed({ error, title, onFailed }: PartFailedProps) {
  const notify = useNotify();
  const isMissing = error instanceof ChunkLoadError;
  const isOnline = useIsOnline();
  const tell = useEffectEvent(() => {
    if (!isOnline) {
      notify.info({ title: NOT_HERE, reason: whyNotHere() });
      return onFailed();
    }
    const action = { label: "Reload", run: () => location.reload() };
    notify.error({ title, reason: error.message, action });
    onFailed();
  });
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing]);
  // A fault of ours is for whoever shows the page's.
  if (!isMissing) throw error;
  return null;
}
