import { describe, expect, it } from "vitest";
import { createStopping } from "./stopping.ts";

function stopping() {
  const done: string[] = [];
  let time = 10_000;
  const signals = createStopping({
    stop: () => done.push("stop"),
    endAtOnce: () => done.push("end at once"),
    now: () => time,
  });
  return { signals, done, later: (milliseconds: number) => (time += milliseconds) };
}

describe("a server that is told to stop", () => {
  it("stops in order, once", () => {
    const { signals, done } = stopping();
    signals.told();
    signals.told();
    expect(done).toEqual(["stop"]);
  });

  it("takes an interruption that comes twice in one moment for one", () => {
    const { signals, done, later } = stopping();
    signals.interrupted();
    later(5);
    signals.interrupted();
    expect(done).toEqual(["stop"]);
  });

  it("ends at once when Ctrl-C is pressed again", () => {
    const { signals, done, later } = stopping();
    signals.interrupted();
    later(900);
    signals.interrupted();
    expect(done).toEqual(["stop", "end at once"]);
  });
});
