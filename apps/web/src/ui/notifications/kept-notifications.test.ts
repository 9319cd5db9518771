import { expect, it } from "vitest";
import { readTold, toldToKeep } from "./kept-notifications.ts";
import { createNotifications } from "./notifications.ts";

const clock = { now: () => new Date("2026-11-20T20:15:00Z"), after: () => () => {} };

/** What is on the device of somebody who was told this. */
function keptOf(notifications: ReturnType<typeof createNotifications>): unknown {
  const told = toldToKeep({ list: notifications.list(), unread: notifications.unread() });
  return JSON.parse(JSON.stringify(told));
}

it("what was told is listed again, behind what is new, and is no toast", () => {
  const before = createNotifications(clock);
  before.error({ title: "Song not saved", reason: "No network", next: "Your text is kept." });
  before.success({ title: "Deleted", action: { label: "Undo", run: () => {} } });
  const told = readTold(keptOf(before));
  expect(told?.list[0]).not.toHaveProperty("action");

  const after = createNotifications(clock);
  after.info("New");
  if (told) after.restore(told);
  expect(after.list()).toMatchObject([
    { kind: "info", title: "New" },
    { kind: "success", title: "Deleted", at: clock.now() },
    { kind: "error", title: "Song not saved", reason: "No network", next: "Your text is kept." },
  ]);
  expect(after.unread()).toBe(3);
  expect(after.toasts()).toHaveLength(1);
  expect(new Set(after.list().map(({ id }) => id)).size).toBe(3);
});

it("what is told with each visit is listed once, as it was told last", () => {
  const notifications = createNotifications(clock);
  for (const title of ["Waits", "Saved", "Waits"]) notifications.info(title);
  expect(readTold(keptOf(notifications))).toMatchObject({
    unread: 2,
    list: [{ title: "Waits" }, { title: "Saved" }],
  });
});

it("a list that was cleared is not kept", () => {
  const notifications = createNotifications(clock);
  notifications.info("New");
  notifications.clear();
  expect(keptOf(notifications)).toBeNull();
});

it.each([null, undefined, "[]", { unread: -1, list: [] }, { unread: 0, list: [{ title: 1 }] }])(
  "nothing is listed of %j",
  (value) => {
    expect(readTold(value)).toBeNull();
  },
);
