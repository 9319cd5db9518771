/** The page's side of the service worker: sets it to work, and hears of a new version. */

/** Milliseconds between two looks for a new version: a page may stay open for days. */
const LOOK_AGAIN = 3_600_000;

interface FollowOptions {
  signal: AbortSignal;
  /** A new version lies ready; `start` reloads the page into it. */
  onNewVersion: (start: () => void) => void;
}

/** Does nothing where the browser has none: over plain http, or where the person has switched it off. */
export async function followServiceWorker(
  browser: Window & typeof globalThis,
  { signal, onNewVersion }: FollowOptions,
): Promise<void> {
  if (!("serviceWorker" in browser.navigator)) return;
  const { serviceWorker } = browser.navigator;
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  let offered: ServiceWorker | null = null;

  const offer = (): void => {
    const { waiting } = registration;
    // Without a controller this is the first version, which nobody has to wait for.
    if (signal.aborted || !waiting || waiting === offered || !serviceWorker.controller) return;
    offered = waiting;
    onNewVersion(() => {
      serviceWorker.addEventListener("controllerchange", () => browser.location.reload(), {
        once: true,
      });
      waiting.postMessage("activate");
    });
  };
  const follow = (): void =>
    registration.installing?.addEventListener("statechange", offer, { signal });

  offer();
  follow();
  registration.addEventListener("updatefound", follow, { signal });
  const timer = setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN);
  signal.addEventListener("abort", () => clearInterval(timer));
}
