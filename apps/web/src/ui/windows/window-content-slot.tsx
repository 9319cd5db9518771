/** The place of what stands in a window: behind a skeleton while it loads, and with its own way to fail. */
import { IconAlertTriangle } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { ChunkLoadError } from "../../lib/chunk-load.ts";
import { useIsOnline } from "../../lib/services/services-context.ts";
import { Button } from "../buttons/button.tsx";
import { NotHere } from "../states/not-here.tsx";
import { useCurrentWindow } from "./window-context.ts";
import { WindowErrorBoundary } from "./window-error-boundary.tsx";
import type { WindowContent } from "./window-content.ts";
import styles from "./window-content.module.css";

export function WindowContentSlot({ content }: { content: WindowContent }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <WindowErrorBoundary
      key={attempt}
      renderFallback={(error) => (
        <ContentFailed error={error} onRetry={() => setAttempt(attempt + 1)} />
      )}
    >
      <Attempt content={content} />
    </WindowErrorBoundary>
  );
}

function Attempt({ content }: { content: WindowContent }) {
  // Kept in state, above what suspends: a lazy component made anew on every render would load for ever.
  const [element] = useState(() => content.mount());
  return <Suspense fallback={content.skeleton ?? <PlainSkeleton />}>{element}</Suspense>;
}

function ContentFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOnline = useIsOnline();
  const current = useCurrentWindow();
  if (error instanceof ChunkLoadError && !isOnline)
    return (
      <NotHere actions={current && <Button onClick={() => void current.close()}>Close</Button>} />
    );
  return (
    <div className={styles.failed} role="alert">
      <IconAlertTriangle aria-hidden />
      <p className={styles.failedTitle}>Failed to open dialog.</p>
      <p className={styles.failedText}>
        {error.message} Nothing was changed. Try again, or refresh the page if it keeps happening.
      </p>
      {error instanceof ChunkLoadError ? (
        <Button onClick={() => location.reload()}>Reload</Button>
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  );
}

function PlainSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading" role="status">
      <span className={styles.placeholder} />
      <span className={styles.placeholder} />
      <span className={styles.placeholder} />
    </div>
  );
}
