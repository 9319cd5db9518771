/** The page's side of the service worker: sets it to work, and hears of a new version. */

/** Milliseconds between two looks for a new version: a page may stay open for days. */
const LOOK_AGAIN = 3_600_000;

type Listener = () => void;

interface Listened {
  addEventListener(
    event: string,
    listener: Listener,
    options?: { signal?: AbortSignal; once?: boolean },
  ): void;
}

interface Waiting {
  postMessage(message: string): void;
}

interface Registration extends Listened {
  readonly installing: Listened | null;
  readonly waiting: Waiting | null;
  update(): Promise<unknown>;
}

/** What is used of the browser. */
export interface WorkerBrowser {
  /** Undefined over plain http, and where the person has switched it off. */
  serviceWorker:
    | (Listened & {
        readonly controller: object | null;
        register(address: string, options: { updateViaCache: "none" }): Promise<Registration>;
      })
    | undefined;
  reload: () => void;
}

interface FollowOptions {
  signal: AbortSignal;
  /** A new version lies ready; `start` reloads the page into it. */
  onNewVersion: (start: () => void) => void;
}

/** Does nothing where the browser has none. */
export async function followServiceWorker(
  { serviceWorker, reload }: WorkerBrowser,
  { signal, onNewVersion }: FollowOptions,
): Promise<void> {
  if (serviceWorker === undefined) return;
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  let offered: Waiting | null = null;

  const offer = (): void => {
    const { waiting } = registration;
    // Without a controller this is the first version, which nobody has to wait for.
    if (signal.aborted || !waiting || waiting === offered || !serviceWorker.controller) return;
    offered = waiting;
    onNewVersion(() => {
      serviceWorker.addEventListener("controllerchange", reload, { once: true });
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
