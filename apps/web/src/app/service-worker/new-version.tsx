/** Has the application kept for use without a network, once the page stands, and tells of a new version. */
import { useEffect } from "react";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

/** Milliseconds after the page: what is looked at comes first. */
const AFTER_PAGE = 3000;

export function NewVersion() {
  const notify = useNotify();
  useEffect(() => {
    // The development server builds no worker.
    if (!import.meta.env.PROD) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void import("./follow-service-worker.ts")
        .then(({ followServiceWorker }) =>
          followServiceWorker(
            {
              serviceWorker: isSecureContext ? navigator.serviceWorker : undefined,
              reload: () => location.reload(),
            },
            {
              signal: stop.signal,
              onNewVersion: (run) =>
                notify.info({ title: "A new version is ready", action: { label: "Reload", run } }),
            },
          ),
        )
        // A browser may refuse: then the product works with a network only.
        .catch(() => {});
    }, AFTER_PAGE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [notify]);
  return null;
}
