import { describe, expect, it } from "vitest";
import type { FollowedEvent } from "./follow-events.ts";
import { type EventLocks, shareEvents } from "./shared-events.ts";

/** Locks that are given to one after the other, as the browser's are. */
function queueingLocks(): EventLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, { signal }, work) {
      const mine = last.then(() => (signal.aborted ? undefined : work()));
      last = mine;
      return mine;
    },
  };
}

/** A browser whose tabs all follow the same; only what is followed by a tab itself is told with `tell`. */
function browser(locks: EventLocks | null) {
  const name = `test ${Math.random()}`;
  const streams: ((event: FollowedEvent) => void)[] = [];
  function tab() {
    const heard: string[] = [];
    const stop = shareEvents({
      name,
      locks,
      newChannel: (channel) => new BroadcastChannel(channel),
      follow: async (onEvent, signal) => {
        streams.push(onEvent);
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      },
      onEvent: ({ event }) => heard.push(event),
    });
    return { heard, stop };
  }
  return { tab, streams };
}

const saved: FollowedEvent = { event: "saved", data: {} };
const presence: FollowedEvent = { event: "presence", data: {} };

describe("tabs that follow the same", () => {
  it("share one stream, and all hear what it tells", async () => {
    const { tab, streams } = browser(queueingLocks());
    const [first, second] = [tab(), tab()];
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.(saved);
    await expect.poll(() => [first.heard[0], second.heard[0]]).toEqual(["saved", "saved"]);
    expect(streams).toHaveLength(1);
    first.stop();
    second.stop();
  });

  it("are told when they come what the others know already", async () => {
    const { tab, streams } = browser(queueingLocks());
    const first = tab();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.(presence);
    const second = tab();
    await expect.poll(() => second.heard).toEqual(["presence"]);
    first.stop();
    second.stop();
  });

  it("go on with a stream of their own when the one that followed is closed", async () => {
    const { tab, streams } = browser(queueingLocks());
    const [first, second] = [tab(), tab()];
    await expect.poll(() => streams.length).toBe(1);
    first.stop();
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.(saved);
    await expect.poll(() => second.heard).toEqual(["saved"]);
    expect(first.heard).toEqual([]);
    second.stop();
  });

  it("follow each for itself where the browser has no locks", async () => {
    const { tab, streams } = browser(null);
    const [first, second] = [tab(), tab()];
    await expect.poll(() => streams.length).toBe(2);
    first.stop();
    second.stop();
  });
});
