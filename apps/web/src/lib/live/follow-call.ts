/** Follows a call that streams events, once for all tabs of the browser, while somebody may be looking. */
import type { EventStream, Endpoint, Request } from "@bandstand/contracts/endpoint";
import type { Failure } from "@bandstand/contracts/failure";
import type { Client } from "../http/client.ts";
import type { Connection } from "../offline/connection.ts";
import { whileAttended } from "./attention.ts";
import { type FollowedEvent, followEvents } from "./follow-events.ts";
import { later } from "./later.ts";
import { shareEvents } from "./shared-events.ts";

export interface FollowCallOptions<E extends Endpoint & { answer: EventStream }> {
  client: Client;
  connection: Pick<Connection, "isOnline" | "subscribe">;
  /** The same in every tab that follows the same thing for the same member. */
  name: string;
  call: E;
  request: Request<E>;
  onEvent: (event: FollowedEvent) => void;
  /** @param tell passes an event on as if it had come, to the other tabs as well */
  onRefused?: (failure: Failure, tell: (event: FollowedEvent) => void) => void;
  /** Nobody looks any more, or nobody answers. */
  onPaused?: () => void;
}

/** @returns the way to stop */
export function followCall<E extends Endpoint & { answer: EventStream }>(
  options: FollowCallOptions<E>,
): () => void {
  const { client, connection, name, call, request, onEvent, onRefused, onPaused } = options;
  return whileAttended({ connection, page: document, after: later }, () => {
    const stop = shareEvents({
      name: `bandstand:${name}`,
      locks: navigator.locks ?? null,
      newChannel: (channel) => new BroadcastChannel(channel),
      follow: (tell, signal) =>
        followEvents(
          {
            open: (ending) => client.open(call, request, { signal: ending }),
            onEvent: tell,
            onRefused: (failure) => onRefused?.(failure, tell),
          },
          signal,
        ),
      onEvent,
    });
    return () => {
      stop();
      onPaused?.();
    };
  });
}
