import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it, vi } from "vitest";
import { Offline } from "../http/call-errors.ts";
import { followEvents, type FollowedEvent } from "./follow-events.ts";

type Opening = (signal: AbortSignal) => ReadableStream<Uint8Array<ArrayBuffer>>;

/** A stream of this text that ends in order, or stays open. */
function streamOf(text: string, { stays = false } = {}): Opening {
  return (signal) =>
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(text));
        if (!stays) stream.close();
        else signal.addEventListener("abort", () => stream.error(new Error("called off")));
      },
    });
}

const failing =
  (error: Error): Opening =>
  () => {
    throw error;
  };

/** Follows streams that are opened one after the other; the last one stays. Time passes when it is let. */
function following(...openings: Opening[]) {
  const events: FollowedEvent[] = [];
  const refused = vi.fn();
  const timers: { milliseconds: number; run: () => void }[] = [];
  const stopping = new AbortController();
  let opened = 0;
  const done = followEvents(
    {
      open: async (signal) => {
        const open = openings[opened] ?? streamOf("", { stays: true });
        opened += 1;
        return { body: open(signal) };
      },
      onEvent: (event) => events.push(event),
      onRefused: refused,
      after(milliseconds, run) {
        const timer = { milliseconds, run };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
      chance: () => 0.5,
    },
    stopping.signal,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    events,
    refused,
    done,
    stop: () => stopping.abort(),
    openings: () => opened,
    /** The pauses that are waited for now. */
    waiting: async () => {
      await settle();
      return timers.map(({ milliseconds }) => milliseconds);
    },
    pass: async () => {
      await settle();
      for (const { run } of timers.splice(0)) run();
      await settle();
    },
  };
}

const SAVED = 'event: saved\ndata: {"updatedAt":"now"}\n\n';
const event = { event: "saved", data: { updatedAt: "now" } };

describe("following a stream", () => {
  it("hears its events, and opens it again soon after it has ended", async () => {
    const { events, waiting, pass, openings, stop } = following(streamOf(SAVED), streamOf(SAVED));
    expect(await waiting()).toEqual([500]);
    await pass();
    expect([events, openings()]).toEqual([[event, event], 2]);
    stop();
  });

  it("waits longer from time to time while nobody answers, and shortly again once somebody has", async () => {
    const away = failing(new Offline());
    const { waiting, pass, stop } = following(away, away, away, streamOf(SAVED));
    const pauses: number[][] = [];
    for (let time = 0; time < 4; time += 1) {
      pauses.push(await waiting());
      await pass();
    }
    expect(pauses).toEqual([[500], [1000], [2000], [500]]);
    stop();
  });

  it("waits as long as the server asks", async () => {
    const { waiting, stop } = following(failing(new Failure("throttled", { retryAfter: 60 })));
    expect(await waiting()).toEqual([60_000]);
    stop();
  });

  it("opens a stream again that has fallen silent", async () => {
    const { waiting, pass, openings, stop } = following(streamOf(SAVED, { stays: true }));
    expect(await waiting()).toEqual([45_000]);
    await pass();
    expect(await waiting()).toEqual([500]);
    await pass();
    expect(openings()).toBe(2);
    stop();
  });

  it.each(["setlist_not_found", "no_right", "not_signed_in"] as const)(
    "ends where it is refused: %s",
    async (code) => {
      const { refused, done, openings } = following(failing(new Failure(code)));
      await done;
      expect([refused.mock.calls[0]?.[0], openings()]).toMatchObject([{ code }, 1]);
    },
  );

  it("ends at once when it is called off, in a stream or in a pause", async () => {
    const inStream = following(streamOf(SAVED, { stays: true }));
    await inStream.waiting();
    inStream.stop();
    await inStream.done;
    const inPause = following(failing(new Offline()));
    await inPause.waiting();
    inPause.stop();
    await inPause.done;
    expect([inStream.openings(), await inPause.waiting()]).toEqual([1, []]);
  });
});
