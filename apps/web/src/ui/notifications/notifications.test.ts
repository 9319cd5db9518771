import { describe, expect, it } from "vitest";
import { type Clock, createNotifications } from "./notifications.ts";

/** A clock that moves only when told to. */
function stoppedClock(): Clock & { pass: (milliseconds: number) => void } {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => new Date(now),
    after: (milliseconds, run) => {
      const one = { at: now + milliseconds, run };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass: (milliseconds) => {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

function start() {
  const clock = stoppedClock();
  return { clock, notifications: createNotifications(clock) };
}

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe("notifications", () => {
  it("shows an error for 3000 milliseconds and keeps its text in the list", () => {
    const { clock, notifications } = start();
    notifications.error({
      title: "Song not saved",
      reason: "No network",
      next: "Your text is kept.",
    });
    clock.pass(2999);
    expect(titles(notifications.toasts())).toEqual(["Song not saved"]);
    clock.pass(1);
    expect(notifications.toasts()).toEqual([]);
    expect(notifications.list()).toMatchObject([
      { kind: "error", title: "Song not saved", reason: "No network" },
    ]);
  });

  it("says why something failed, and what to do next", () => {
    const { notifications } = start();
    notifications.failed("The song was not saved", new Error("No network"), "Your text is kept.");
    notifications.failed("The song was not kept", new DOMException("Full", "QuotaExceededError"));
    notifications.failed("The song was not sent", "?");
    expect(notifications.list()).toMatchObject([
      { reason: "The server is not available, please try again later." },
      { reason: "There is no room left for this site in the browser." },
      {
        kind: "error",
        title: "The song was not saved",
        reason: "No network",
        next: "Your text is kept.",
      },
    ]);
  });

  it("leaves more time where there is something to press", () => {
    const { clock, notifications } = start();
    notifications.info({ title: "Song deleted", action: { label: "Undo", run: () => {} } });
    clock.pass(9999);
    expect(notifications.toasts()).toHaveLength(1);
    clock.pass(1);
    expect(notifications.toasts()).toHaveLength(0);
  });

  it("shows a text as long as it asks for", () => {
    const { clock, notifications } = start();
    notifications.info({ title: "The member must sign in again", duration: 5000 });
    clock.pass(4999);
    expect(notifications.toasts()).toHaveLength(1);
  });

  it("takes a toast away at once where it is no longer true, and then stops watching", () => {
    const { notifications } = start();
    const watched: (() => void)[] = [];
    let stopped = 0;
    const until = (over: () => void) => {
      watched.push(over);
      return () => (stopped += 1);
    };
    const action = { label: "Undo", run: () => {} };
    notifications.success({ title: "“Late set” was added", action, until });
    notifications.hold(notifications.toasts()[0]?.id ?? 0);
    expect([titles(notifications.toasts()), stopped]).toEqual([["“Late set” was added"], 0]);
    watched[0]?.();
    expect([notifications.toasts(), stopped]).toEqual([[], 1]);
  });

  it("keeps a toast that is held until it is released", () => {
    const { clock, notifications } = start();
    notifications.success("Saved");
    const [toast] = notifications.toasts();
    notifications.hold(toast?.id ?? 0);
    clock.pass(60_000);
    expect(notifications.toasts()).toHaveLength(1);
    notifications.release(toast?.id ?? 0);
    clock.pass(3000);
    expect(notifications.toasts()).toHaveLength(0);
  });

  it("shows the newest three at once and lists all, newest first", () => {
    const { notifications } = start();
    for (const title of ["one", "two", "three", "four"]) notifications.info(title);
    expect(titles(notifications.toasts())).toEqual(["two", "three", "four"]);
    expect(titles(notifications.list())).toEqual(["four", "three", "two", "one"]);
  });

  it("lets the others go before one that can still be pressed", () => {
    const { notifications } = start();
    notifications.info({ title: "Deleted", action: { label: "Undo", run: () => {} } });
    for (const title of ["two", "three", "four"]) notifications.info(title);
    expect(titles(notifications.toasts())).toEqual(["Deleted", "three", "four"]);
  });

  it("counts what was not read yet", () => {
    const { notifications } = start();
    notifications.info("one");
    notifications.warning("two");
    expect(notifications.unread()).toBe(2);
    notifications.markRead();
    expect(notifications.unread()).toBe(0);
    expect(notifications.list()).toHaveLength(2);
  });

  it("keeps the last fifty", () => {
    const { notifications } = start();
    for (let count = 1; count <= 60; count += 1) notifications.info(`number ${count}`);
    expect(notifications.list()).toHaveLength(50);
    expect(notifications.list()[0]?.title).toBe("number 60");
  });

  it("tells its listeners, and answers the same array until something changes", () => {
    const { notifications } = start();
    let told = 0;
    const stop = notifications.subscribe(() => (told += 1));
    notifications.info("one");
    expect(told).toBe(1);
    expect(notifications.list()).toBe(notifications.list());
    stop();
    notifications.info("two");
    expect(told).toBe(1);
  });
});
