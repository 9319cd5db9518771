/**
 * One stream for all tabs of the browser that follow the same thing: a browser opens six connections to a server that speaks
 * HTTP/1.1, and streams keep theirs. The tab that holds the lock follows and tells the others; when it goes, the next one
 * takes over. Where there are no locks, as over plain http, each tab follows for itself.
 */
import type { FollowedEvent } from "./follow-events.ts";

type Message = { kind: "event"; event: FollowedEvent } | { kind: "ask" };

/** The parts of a BroadcastChannel and of the browser's locks that are used. */
export type EventChannel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  addEventListener(type: "message", listener: (event: { data: Message }) => void): void;
};
export interface EventLocks {
  request(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<unknown>;
}

export interface SharedOptions {
  /** The same in every tab that follows the same thing for the same member. */
  name: string;
  locks: EventLocks | null;
  newChannel: (name: string) => EventChannel;
  /** Follows until it is called off, or refused. */
  follow: (onEvent: (event: FollowedEvent) => void, signal: AbortSignal) => Promise<void>;
  onEvent: (event: FollowedEvent) => void;
}

/** @returns the way to stop. */
export function shareEvents(options: SharedOptions): () => void {
  const { name, locks, newChannel, follow, onEvent } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  if (!locks) {
    void follow(onEvent, signal);
    return () => stopping.abort();
  }

  const channel = newChannel(name);
  /** What a tab that comes later has to know: the latest event of each kind. */
  const latest = new Map<string, FollowedEvent>();
  const tell = (event: FollowedEvent) => channel.postMessage({ kind: "event", event });
  channel.addEventListener("message", ({ data }) => {
    if (signal.aborted) return;
    if (data.kind === "event") onEvent(data.event);
    else for (const event of latest.values()) tell(event);
  });
  channel.postMessage({ kind: "ask" });
  const lead = async () => {
    await follow((event) => {
      latest.set(event.event, event);
      tell(event);
      onEvent(event);
    }, signal);
    latest.clear();
  };
  // Called off while it waits, the request rejects.
  locks.request(name, { signal }, lead).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}
