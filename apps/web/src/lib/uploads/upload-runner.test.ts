import { describe, expect, it } from "vitest";
import { createUploadRunner, type UploadEvent } from "./upload-runner.ts";

interface Sending {
  id: number;
  onProgress: (share: number) => void;
  finish: (sent: string) => void;
  cut: (error: Error) => void;
}

function desk(count: number) {
  const states = new Map(Array.from({ length: count }, (_, at) => [at + 1, "waiting"]));
  const sending: Sending[] = [];
  const events: UploadEvent<string>[] = [];
  const after = { start: "uploading", progress: "uploading", done: "done", fail: "failed" };
  const runner = createUploadRunner<string>({
    waiting: () => [...states].flatMap(([id, state]) => (state === "waiting" ? [id] : [])),
    send: (id, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sending.push({ id, onProgress, finish: resolve, cut: reject });
        signal.addEventListener("abort", () => reject(new Error("Aborted")));
      }),
    describe: (error) => (error instanceof Error ? error.message : ""),
    onEvent: (event) => {
      events.push(event);
      states.set(event.id, event.type === "cancel" ? "cancelled" : after[event.type]);
    },
  });
  return {
    runner,
    sending,
    events,
    states: () => [...states.values()],
    setState: (id: number, state: string) => void states.set(id, state),
  };
}

/** Until what was resolved has been dealt with. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("sending files", () => {
  it("has two under way, and the next when one is there", async () => {
    const { runner, sending, states } = desk(3);
    runner.wake();
    await settled();
    expect(states()).toEqual(["uploading", "uploading", "waiting"]);
    sending[0]?.finish("one");
    await settled();
    expect(states()).toEqual(["done", "uploading", "uploading"]);
    expect(sending.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("tells how far each is, and what came of it", async () => {
    const { runner, sending, events } = desk(1);
    runner.wake();
    sending[0]?.onProgress(0.5);
    sending[0]?.finish("there");
    await settled();
    expect(events).toEqual([
      { type: "start", id: 1 },
      { type: "progress", id: 1, share: 0.5 },
      { type: "done", id: 1, sent: "there" },
    ]);
  });

  it("goes on where one is cut, which can be sent again", async () => {
    const { runner, sending, states, setState } = desk(2);
    runner.wake();
    await settled();
    sending[0]?.cut(new Error("Cut"));
    sending[1]?.finish("two");
    await settled();
    expect(states()).toEqual(["failed", "done"]);
    setState(1, "waiting");
    runner.wake();
    await settled();
    sending[2]?.finish("one");
    await settled();
    expect(states()).toEqual(["done", "done"]);
  });

  it("cancelled starts nothing more", async () => {
    const { runner, sending, states } = desk(4);
    runner.wake();
    await settled();
    runner.cancelAll();
    await settled();
    expect(states()).toEqual(["cancelled", "cancelled", "cancelled", "cancelled"]);
    expect(sending).toHaveLength(2);
  });

  it("cancelled hears nothing of one that had come so far", async () => {
    const { runner, sending, states } = desk(1);
    runner.wake();
    runner.cancel(1);
    sending[0]?.onProgress(1);
    await settled();
    expect(states()).toEqual(["cancelled"]);
  });
});
