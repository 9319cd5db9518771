import { describe, expect, it } from "vitest";
import { createAnalysisRun } from "./analysis-run.ts";

function setUp() {
  const work = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  let tell = (_share: number): void => {};
  let time = 0;
  const run = createAnalysisRun({
    run(signal, onProgress) {
      signals.push(signal);
      tell = onProgress;
      return work.promise;
    },
    now: () => time,
  });
  const pass = (seconds: number, share: number): void => {
    time += seconds * 1000;
    tell(share);
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { run, work, signals, pass, settled };
}

describe("the analysis of a studio", () => {
  it("tells how far it is, and what is left at its pace", () => {
    const { run, pass } = setUp();
    run.start();
    expect(run.get()).toEqual({ status: "running", share: null, secondsLeft: null });
    pass(3, 0);
    pass(5, 0.2);
    expect(run.get()).toEqual({ status: "running", share: 0.2, secondsLeft: 20 });
  });

  it("is idle again when it is done", async () => {
    const { run, work, settled } = setUp();
    run.start();
    work.resolve();
    await settled();
    expect(run.get()).toEqual({ status: "idle" });
  });

  it("says what went wrong, until it is begun again", async () => {
    const { run, work, settled } = setUp();
    const error = new Error("no");
    run.start();
    work.reject(error);
    await settled();
    expect(run.get()).toEqual({ status: "failed", error });
    run.start();
    expect(run.get().status).toBe("running");
  });

  it("is given up at once, and nothing of it is heard of any more", async () => {
    const { run, work, signals, pass, settled } = setUp();
    run.start();
    run.cancel();
    expect(signals[0]?.aborted).toBe(true);
    pass(1, 0.5);
    work.reject(new Error("late"));
    await settled();
    expect(run.get()).toEqual({ status: "idle" });
  });
});
