import { describe, expect, it, vi } from "vitest";
import { createConnection } from "./connection.ts";

function setUp({ startsOnline = true, answers = [] as boolean[] } = {}) {
  const later: { milliseconds: number; run: () => void }[] = [];
  let wake = () => {};
  let lost = () => {};
  const ask = vi.fn(async () => answers.shift() ?? false);
  const time = { now: new Date("2026-11-20T20:45:00Z") };
  const connection = createConnection({
    now: () => time.now,
    ask,
    startsOnline,
    watch: (onWake, onLost) => {
      wake = onWake;
      lost = onLost;
    },
    after: (milliseconds, run) => {
      const one = { milliseconds, run };
      later.push(one);
      return () => later.splice(later.indexOf(one), 1);
    },
  });
  const next = async () => {
    const one = later.shift();
    one?.run();
    await settled();
    return one?.milliseconds;
  };
  return { connection, ask, later, time, next, wake: () => wake(), lost: () => lost() };
}

async function settled() {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

describe("the connection", () => {
  it("believes the browser at the start, and asks nobody", () => {
    const { connection, ask } = setUp();
    expect(connection.isOnline()).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it("doubts a browser that starts without a network: the server may be on this machine", async () => {
    const { connection } = setUp({ startsOnline: false, answers: [true] });
    expect(connection.isOnline()).toBe(false);
    await settled();
    expect(connection.isOnline()).toBe(true);
  });

  it("is not lost by one failed call, as long as the server answers the question", async () => {
    const { connection, later } = setUp({ answers: [true] });
    connection.report(false);
    await settled();
    expect(connection.isOnline()).toBe(true);
    expect(later).toEqual([]);
  });

  it("is lost once the server does not answer, and tells its listeners once", async () => {
    const { connection, ask } = setUp();
    const listener = vi.fn();
    connection.subscribe(listener);
    connection.report(false);
    connection.report(false);
    await settled();
    expect(connection.isOnline()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks again after 2, 4, 8, 16 and then every 30 seconds until the server is back", async () => {
    const { connection, next, later } = setUp({
      answers: [false, false, false, false, false, false, true],
    });
    connection.report(false);
    await settled();
    const pauses = [];
    while (!connection.isOnline()) pauses.push(await next());
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(later).toEqual([]);
  });

  it("is back at once with the first call that is answered", async () => {
    const { connection, later } = setUp();
    connection.report(false);
    await settled();
    connection.report(true);
    expect(connection.isOnline()).toBe(true);
    expect(later).toEqual([]);
  });

  it("asks at once when the page is looked at again", async () => {
    const { connection, wake, ask } = setUp({ answers: [false, true] });
    connection.report(false);
    await settled();
    wake();
    await settled();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(connection.isOnline()).toBe(true);
  });

  it("remembers when the server answered last", async () => {
    const { connection, time } = setUp();
    expect(connection.lastReached()).toBeNull();
    connection.report(true);
    time.now = new Date("2026-11-20T21:00:00Z");
    connection.report(false);
    await settled();
    expect(connection.lastReached()).toEqual(new Date("2026-11-20T20:45:00Z"));
  });

  it("goes offline with the browser's network, without waiting for an answer", () => {
    const { connection, lost } = setUp();
    lost();
    expect(connection.isOnline()).toBe(false);
  });
});
