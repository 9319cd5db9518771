import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { whileWanted } from "./while-wanted.ts";

const never = new AbortController().signal;
const endless = (_subject: string, signal: AbortSignal) => wait(60_000, undefined, { signal });

describe("work on something", () => {
  it("does not begin where it is gone already", async () => {
    let hasBegun = false;
    await whileWanted({
      find: async () => null,
      signal: never,
      work: async () => {
        hasBegun = true;
      },
    });
    expect(hasBegun).toBe(false);
  });

  it("ends quietly when it goes meanwhile", async () => {
    const answers: (string | null)[] = ["here", "here", null];
    const find = async () => answers.shift() ?? null;
    await whileWanted({ find, signal: never, interval: 10, work: endless });
    expect(answers).toEqual([]);
  });

  it("goes on when it cannot be told whether it is there", async () => {
    let looks = 0;
    const find = async () => {
      looks += 1;
      if (looks > 1) throw new Error("the database is away");
      return "here";
    };
    let isDone = false;
    await whileWanted({
      find,
      signal: never,
      interval: 10,
      work: async (_subject, signal) => {
        await wait(100, undefined, { signal });
        isDone = true;
      },
    });
    expect(looks).toBeGreaterThan(2);
    expect(isDone).toBe(true);
  });

  it("that fails by itself has failed", async () => {
    const work = async () => {
      throw new Error("no disk");
    };
    const find = async () => "here";
    await expect(whileWanted({ find, signal: never, work })).rejects.toThrow("no disk");
  });

  it("fails with the server that stops", async () => {
    const stop = new AbortController();
    const running = whileWanted({ find: async () => "here", signal: stop.signal, work: endless });
    stop.abort();
    await expect(running).rejects.toThrow("aborted");
  });
});
