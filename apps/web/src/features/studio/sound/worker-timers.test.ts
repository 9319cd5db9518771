import { describe, expect, it } from "vitest";
import { workerTimers } from "./worker-timers.ts";

/** A worker whose time passes when it is told to. */
class WorkerFixture extends EventTarget {
  readonly asked: { id: number; wait: number }[] = [];

  postMessage(message: { id: number; wait: number }): void {
    this.asked.push(message);
  }

  pass(id: number): void {
    this.dispatchEvent(new MessageEvent("message", { data: id }));
  }
}

describe("timers that keep their time in a hidden tab", () => {
  it("run what was asked for, once", () => {
    const worker = new WorkerFixture();
    const ran: string[] = [];
    const { after } = workerTimers(() => worker);
    after(10, () => ran.push("loop"));
    after(20, () => ran.push("count-in"));
    expect(worker.asked).toEqual([
      { id: 1, wait: 10 },
      { id: 2, wait: 20 },
    ]);
    worker.pass(2);
    worker.pass(2);
    expect(ran).toEqual(["count-in"]);
  });

  it("do not run what was taken back", () => {
    const worker = new WorkerFixture();
    const ran: string[] = [];
    const cancel = workerTimers(() => worker).after(10, () => ran.push("loop"));
    cancel();
    worker.pass(1);
    expect(ran).toEqual([]);
  });

  it("start their worker with the first", () => {
    let started = 0;
    const { after } = workerTimers(() => {
      started += 1;
      return new WorkerFixture();
    });
    expect(started).toBe(0);
    after(1, () => {});
    after(1, () => {});
    expect(started).toBe(1);
  });
});
