/** One listener of a topic on this server: what is told to it, in order, and only while it may hear it. */
import type { EventSink } from "../http/event-stream.ts";
import type { ViewerKey } from "./viewers.repository.ts";

export interface Watcher {
  bandId: number;
  bandUserId: number;
  topic: string;
  /** Nobody is told who else watches. */
  isUnseen?: boolean;
  /** Whether the member may still watch. Asked before each event, so that a right that was taken away holds at once. */
  mayWatch(): Promise<boolean>;
}

export interface Viewer extends Watcher {
  readonly key: ViewerKey;
  tell(event: string, data: unknown): void;
  /** The same event with the same data is told once. */
  tellChanged(event: string, data: unknown): void;
  /** Ends the stream where the member may no longer watch. */
  check(): void;
  beat(): void;
  /** From now on what is told goes here, what has been told so far first. */
  attach(sink: EventSink): void;
  end(): void;
}

/** Events that may wait for the database to say whether they may be told. */
const MOST_WAITING = 100;

export function createViewer(watcher: Watcher, key: ViewerKey): Viewer {
  const attached = Promise.withResolvers<EventSink>();
  let sink: EventSink | null = null;
  let hasEnded = false;
  let waiting = 0;
  let queue: Promise<unknown> = attached.promise;
  const lastTold = new Map<string, string>();

  function end(): void {
    hasEnded = true;
    sink?.end();
  }

  /** One after the other, each once the member's right to it is known. */
  function enqueue(work: (to: EventSink) => void): void {
    if (hasEnded) return;
    if (waiting >= MOST_WAITING) return end();
    waiting += 1;
    queue = queue
      .then(async () => {
        const to = await attached.promise;
        if (hasEnded) return;
        if (await watcher.mayWatch()) work(to);
        else end();
      })
      // Whoever cannot be asked about is told nothing, and comes again.
      .catch(end)
      .finally(() => {
        waiting -= 1;
      });
  }

  return {
    ...watcher,
    key,
    tell: (event, data) => enqueue((to) => to.send(event, data)),
    tellChanged: (event, data) =>
      enqueue((to) => {
        const text = JSON.stringify(data);
        if (lastTold.get(event) === text) return;
        lastTold.set(event, text);
        to.send(event, data);
      }),
    check: () => enqueue(() => {}),
    beat: () => sink?.beat(),
    attach(to) {
      sink = to;
      if (hasEnded) to.end();
      attached.resolve(to);
    },
    end,
  };
}
