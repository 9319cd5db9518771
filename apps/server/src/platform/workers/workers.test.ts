import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { oddWork } from "./odd-work.fixture.task.ts";
import { LimitReached } from "./thread.ts";
import { TooManyWaiting } from "./turns.ts";
import { createWorkers, type Workers } from "./workers.ts";

const never = new AbortController().signal;
const owned = (owner: number, signal = never) => ({ owner, signal });

const doing = (
  workers: Workers,
  what: "spin" | "hoard" | "wait" | "die" | "fail",
  timeout = 20_000,
) => workers.with({ ...oddWork, timeout }, owned(1), (ask) => ask({ do: what, value: 100 }));

/** How many run beside the one that tests. */
const threads = () => (process.report.getReport() as { workers: unknown[] }).workers.length;

describe("a worker", () => {
  it("answers one order after the other", async () => {
    const answers = await createWorkers().with(oddWork, owned(1), async (ask) => [
      await ask({ do: "double", value: 4 }),
      await ask({ do: "double", value: 5 }),
    ]);
    expect(answers).toEqual([8, 10]);
  });

  it("fails with what its work fails with, and goes on", async () => {
    await createWorkers().with(oddWork, owned(1), async (ask) => {
      await expect(ask({ do: "fail", value: 7 })).rejects.toThrow(RangeError);
      expect(await ask({ do: "double", value: 4 })).toBe(8);
    });
  });

  it("that needs too much memory is ended, and nothing else with it", async () => {
    const failed = await doing(createWorkers(), "hoard").catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(LimitReached);
    expect(failed).toMatchObject({ limit: "memory", message: "It needs more than 32 MB." });
  });

  it("that takes too long is ended, while others are served", async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 10);
    const failed = await doing(createWorkers(), "spin", 1_000).catch((error: unknown) => error);
    clearInterval(others);
    expect(failed).toMatchObject({ name: "LimitReached", limit: "time" });
    expect(turns).toBeGreaterThan(2);
    expect(threads()).toBe(0);
  });

  it("has its time for all of its orders together", async () => {
    const timeout = 2_000;
    const failed = await createWorkers()
      .with({ ...oddWork, timeout }, owned(1), async (ask) => {
        for (let nap = 0; nap < 20; nap += 1) await ask({ do: "nap", value: 200 });
      })
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: "LimitReached", limit: "time" });
  });

  it("that ends by itself fails who waits for it", async () => {
    await expect(doing(createWorkers(), "die")).rejects.toThrow("The worker has ended.");
  });

  it("is told when nobody wants its answer, so that it ends what it has begun", async () => {
    const value = process.pid;
    const trace = join(tmpdir(), `bandstand-ended-${value}`);
    const client = new AbortController();
    const asked = createWorkers().with(oddWork, owned(1, client.signal), async (ask) => {
      await ask({ do: "double", value });
      setTimeout(() => client.abort(new Error("gone")), 50);
      return ask({ do: "wait", value });
    });
    await expect(asked).rejects.toThrow("gone");
    await expect.poll(() => existsSync(trace)).toBe(true);
    await rm(trace);
  });
});

describe("the places of workers", () => {
  it("are so many, and not all taken by one band, nor waited for by any number of its requests", async () => {
    const workers = createWorkers();
    const log: string[] = [];
    const finish = Promise.withResolvers<void>();
    const hold = (name: string, owner: number) =>
      workers.with(oddWork, owned(owner), async () => {
        log.push(name);
        await finish.promise;
      });
    const first = ["a1", "a2", "a3", "a4"].map((name) => hold(name, 1));
    await expect(hold("a5", 1)).rejects.toThrow(TooManyWaiting);
    const others = [hold("b1", 2), hold("c1", 3)];
    await expect.poll(() => log).toEqual(["a1", "b1"]);
    await wait(20);
    expect(log).toEqual(["a1", "b1"]);
    finish.resolve();
    await Promise.all([...first, ...others]);
    expect(log.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2", "a3", "a4"]);
    expect(log).toContain("c1");
  });

  it("are not kept for who has gone", async () => {
    const workers = createWorkers();
    const held = Promise.withResolvers<void>();
    const holding = workers.with(oddWork, owned(1), () => held.promise);
    const client = new AbortController();
    const gone = workers.with(oddWork, owned(1, client.signal), async () => "done");
    client.abort(new Error("gone"));
    await expect(gone).rejects.toThrow("gone");
    held.resolve();
    await holding;
    expect(await workers.with(oddWork, owned(1), async () => "done")).toBe("done");
  });
});
