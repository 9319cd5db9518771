import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { enqueue, enqueueEach } from "./enqueue.ts";
import { defineJob, PermanentJobError, job } from "./job.ts";
import { note, testWorkers } from "./worker.fixture.ts";

const workers = await testWorkers();
const { database, asSuperuser, start, keep, done, logged, texts, messages, attempts, hurry } =
  workers;

describe("a job", () => {
  it("runs once its transaction is committed, and not before", async () => {
    const other = defineJob("other", z.object({}));
    await start([
      keep,
      job(other, async (_payload, context) => {
        done.push({ text: "beside it", context });
      }),
    ]);
    await database.system(async (tx) => {
      await enqueue(tx, note, { text: "committed" });
      await database.system((beside) => enqueue(beside, other, {}));
      await expect.poll(texts).toEqual(["beside it"]);
    });
    await expect.poll(texts).toEqual(["beside it", "committed"]);
    await expect.poll(attempts).toEqual([]);
    expect(messages()).toContain("job done");
  });

  it("is gone with a transaction that was undone", async () => {
    await start([keep]);
    const undone = database.system(async (tx) => {
      await enqueue(tx, note, { text: "undone" });
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await database.system((tx) => enqueue(tx, note, { text: "after" }));
    await expect.poll(texts).toEqual(["after"]);
  });

  it("carries the band of its transaction, whatever its payload claims", async () => {
    await start([keep]);
    const claiming = Object.assign({ text: "of band 7" }, { bandId: 8 });
    await database.band({ bandId: 7 }, (tx) => enqueue(tx, note, claiming));
    await expect
      .poll(() => done.map(({ text, context }) => [text, context.bandId]))
      .toEqual([["of band 7", 7]]);
  });

  it("of no band has none", async () => {
    await start([keep]);
    await database.system((tx) => enqueue(tx, note, { text: "of none" }));
    await expect.poll(() => done.map(({ context }) => context.bandId)).toEqual([null]);
  });

  it("is not taken into the queue with a payload of another shape", async () => {
    const wrong: { text: string } = Object.assign({ text: "" }, { text: 5 });
    await expect(database.system((tx) => enqueue(tx, note, wrong))).rejects.toThrow("text");
    await expect(
      database.system((tx) => enqueueEach(tx, note, [{ text: "a" }, wrong])),
    ).rejects.toThrow("text");
    expect(await attempts()).toEqual([]);
  });

  it("is not run with a payload of another shape, which may come from another version", async () => {
    await start([keep]);
    await asSuperuser(`select bandstand.add_job('note', '{"words":"?"}')`);
    await expect.poll(messages).toContain("job failed and will be tried again");
    expect(done).toEqual([]);
  });

  it("is tried again after it failed, and the failure is logged without what it was told", async () => {
    const flaky = job(note, async ({ text }, context) => {
      if (context.attempt === 1) throw new Error("no line");
      done.push({ text, context });
    });
    await start([flaky]);
    await database.band({ bandId: 7 }, (tx) => enqueue(tx, note, { text: "secret words" }));
    await expect.poll(messages).toContain("job failed and will be tried again");
    await hurry();
    await expect.poll(() => done.map(({ context }) => context.attempt)).toEqual([2]);
    const failure = logged.find(({ msg }) => msg === "job failed and will be tried again");
    expect(failure).toMatchObject({
      job: "note",
      attempt: 1,
      bandId: 7,
      err: { message: "no line" },
    });
    expect(JSON.stringify(logged)).not.toContain("secret words");
  });

  it("waits longer after each failure", async () => {
    const failing = job(note, async () => {
      throw new Error("no line");
    });
    await start([failing]);
    await database.system((tx) => enqueue(tx, note, { text: "x" }));
    const pauses: number[] = [];
    for (const attempts of [1, 2, 3]) {
      const failed = () =>
        asSuperuser<{ pause: number }>(
          "select extract(epoch from run_at - now())::float as pause from graphile_worker.jobs where attempts = $1 and locked_at is null",
          [attempts],
        );
      await expect.poll(async () => (await failed()).length).toBe(1);
      pauses.push((await failed())[0]?.pause ?? 0);
      await hurry();
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThan(1);
    expect(pauses[2]).toBeGreaterThan(10);
  });

  it("that has failed for the last time stays, for somebody to look at", async () => {
    const once = defineJob("once", z.object({}), { attempts: 1 });
    await start([
      job(once, async () => {
        throw new Error("never");
      }),
      keep,
    ]);
    await database.system((tx) => enqueue(tx, once, {}));
    await expect.poll(messages).toContain("job failed for the last time");
    await hurry();
    await database.system((tx) => enqueue(tx, note, { text: "after it" }));
    await expect.poll(texts).toEqual(["after it"]);
    await expect.poll(attempts).toEqual([1]);
  });

  it("that gives up is logged and not tried again", async () => {
    await start([
      job(note, async () => {
        throw new PermanentJobError("this address refuses mails");
      }),
    ]);
    await database.system((tx) => enqueue(tx, note, { text: "x" }));
    await expect.poll(messages).toContain("job given up");
    await expect.poll(attempts).toEqual([]);
  });

  it("is replaced by another one of its key while it waits", async () => {
    const runAt = new Date(Date.now() + 60_000);
    await database.system((tx) => enqueue(tx, note, { text: "first" }, { key: "a", runAt }));
    await database.system((tx) => enqueue(tx, note, { text: "other" }, { key: "b" }));
    await database.system((tx) => enqueue(tx, note, { text: "second" }, { key: "a" }));
    await start([keep]);
    await expect.poll(() => texts().toSorted()).toEqual(["other", "second"]);
  });

  it("does not run before its time", async () => {
    await start([keep]);
    const runAt = new Date(Date.now() + 3_600_000);
    await database.system((tx) => enqueue(tx, note, { text: "later" }, { runAt }));
    await database.system((tx) => enqueue(tx, note, { text: "now" }));
    await expect.poll(texts).toEqual(["now"]);
    await hurry();
    await expect.poll(texts).toEqual(["now", "later"]);
  });

  it("can be one of many, added at once, each with its band", async () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ text: `'${i}"` }));
    await database.band({ bandId: 7 }, (tx) => enqueueEach(tx, note, many));
    await start([keep]);
    await expect.poll(() => done.length).toBe(500);
    expect(new Set(texts())).toEqual(new Set(many.map(({ text }) => text)));
    expect(new Set(done.map(({ context }) => context.bandId))).toEqual(new Set([7]));
  });
});
