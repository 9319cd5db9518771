import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { relayTo } from "../../../test/relay.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, job } from "./job.ts";
import { note, testWorkers } from "./worker.fixture.ts";

const workers = await testWorkers();
const { database, connection, asSuperuser, start, stop } = workers;
const { keep, done, logged, texts, messages, attempts, hurry } = workers;

describe("a worker", () => {
  it("waits for a running job when it stops", async () => {
    const held = Promise.withResolvers<void>();
    const slow = job(note, async ({ text }, context) => {
      await held.promise;
      done.push({ text, context });
    });
    const idle = await start([]);
    const worker = await start([slow]);
    await database.system((tx) => enqueue(tx, note, { text: "slow" }));
    await expect.poll(attempts).toEqual([1]);
    let isStopped = false;
    const stopped = stop(worker).then(() => (isStopped = true));
    // As long as it takes where nothing runs.
    await stop(idle);
    expect(isStopped).toBe(false);
    held.resolve();
    await stopped;
    expect(texts()).toEqual(["slow"]);
    expect(await attempts()).toEqual([]);
  });

  it("tells a job that takes too long to end, and leaves it to be tried again", async () => {
    const endless = job(note, async (_payload, { signal }) => {
      await wait(60_000, undefined, { signal });
    });
    const worker = await start([endless], { stopTimeout: 200 });
    await database.system((tx) => enqueue(tx, note, { text: "endless" }));
    await expect.poll(attempts).toEqual([1]);
    await stop(worker);
    await hurry();
    await start([keep]);
    await expect.poll(texts).toEqual(["endless"]);
  });

  it("leaves a job behind that does not listen, for another to do", async () => {
    const deaf = job(note, async () => {
      await wait(60_000, undefined, { ref: false });
    });
    const worker = await start([deaf], { stopTimeout: 200 });
    await database.system((tx) => enqueue(tx, note, { text: "deaf" }));
    await expect.poll(attempts).toEqual([1]);
    await stop(worker);
    await asSuperuser(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'",
    );
    await start([keep], { sweepInterval: 100 });
    await expect.poll(texts).toEqual(["deaf"]);
  });

  it("leaves jobs that it does not know to those that do", async () => {
    const other = defineJob("other", z.object({}));
    await start([
      job(other, async (_payload, context) => {
        done.push({ text: "other", context });
      }),
    ]);
    await database.system((tx) => enqueue(tx, note, { text: "known elsewhere" }));
    await database.system((tx) => enqueue(tx, other, {}));
    await expect.poll(texts).toEqual(["other"]);
    await start([keep]);
    await expect.poll(texts).toEqual(["other", "known elsewhere"]);
  });

  it("goes on when the database was away", async () => {
    const relay = await relayTo(connection);
    const worker = await start([keep], { connection: relay.connection });
    await database.system((tx) => enqueue(tx, note, { text: "before" }));
    await expect.poll(texts).toEqual(["before"]);
    await relay.cut();
    await database.system((tx) => enqueue(tx, note, { text: "meanwhile" }));
    await relay.mend();
    await expect.poll(texts).toEqual(["before", "meanwhile"]);
    await stop(worker);
    await relay.cut();
  });

  it("goes on when the database went away under a running job", async () => {
    const relay = await relayTo(connection);
    const cutting = job(note, async ({ text }, context) => {
      if (context.attempt === 1) await relay.cut();
      done.push({ text, context });
    });
    const worker = await start([cutting], { connection: relay.connection, sweepInterval: 200 });
    await database.system((tx) => enqueue(tx, note, { text: "cut" }));
    await expect.poll(texts).toEqual(["cut"]);
    await expect.poll(messages).toContain("the job worker broke off");
    await relay.mend();
    await expect.poll(texts).toEqual(["cut", "cut"]);
    await stop(worker);
    await relay.cut();
  });

  it("does the jobs of a server that was killed, and not those of one that lives", async () => {
    const slow = defineJob("slow", z.object({}));
    const held = Promise.withResolvers<void>();
    let isDone = false;
    const running = job(slow, async () => {
      await held.promise;
      isDone = true;
    });
    await start([running]);
    await database.system((tx) => enqueue(tx, slow, {}));
    await database.system((tx) => enqueue(tx, note, { text: "orphan" }));
    await expect.poll(attempts).toEqual([0, 1]);
    await asSuperuser(
      "update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', attempts = 1, locked_at = now() where attempts = 0",
    );
    await asSuperuser(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'",
    );
    const taking = job(slow, async (_payload, context) => {
      done.push({ text: "taken", context });
    });
    await start([keep, taking], { sweepInterval: 100 });
    await expect.poll(texts).toEqual(["orphan"]);
    expect(messages()).toContain("jobs of servers that are gone were freed");
    held.resolve();
    await expect.poll(() => isDone).toBe(true);
    expect(texts()).toEqual(["orphan"]);
    await expect.poll(attempts).toEqual([]);
  });

  it("gives a job up whose server died twice while it ran, and does the others", async () => {
    const die = (text: string) =>
      asSuperuser(
        `update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', attempts = attempts + 1,
           locked_at = now() - interval '1 minute' where payload ->> 'text' like $1`,
        [text],
      );
    const free = async () => {
      const worker = await start([], { sweepInterval: 50 });
      await expect.poll(locked).toBe(0);
      await stop(worker);
    };
    const locked = async () =>
      (await asSuperuser("select from graphile_worker.jobs where locked_at is not null")).length;
    await database.system((tx) => enqueue(tx, note, { text: "deadly" }));
    await database.system((tx) => enqueue(tx, note, { text: "beside it" }));
    await die("%");
    await free();
    expect(await attempts()).toEqual([1, 1]);
    await die("deadly");
    await free();
    await start([keep]);
    await expect.poll(texts).toEqual(["beside it"]);
    expect(
      logged.filter(({ msg }) => msg === "job given up: its server died while it ran"),
    ).toEqual([expect.objectContaining({ job: "note", level: 50 })]);
    await hurry();
    await database.system((tx) => enqueue(tx, note, { text: "after it" }));
    await expect.poll(texts).toEqual(["beside it", "after it"]);
  });

  it("says when the database cannot be reached at its start", async () => {
    const nowhere = { host: "127.0.0.1", port: 1, user: "nobody" };
    await expect(start([keep], { connection: nowhere })).rejects.toThrow("ECONNREFUSED");
  });
});

describe("a job of the clock", () => {
  it("makes up once for what was due while no server ran, on one of two servers", async () => {
    const due = new Date(Date.now() - 2 * 3600 * 1000);
    const clock = job(
      defineJob("nightly", z.object({})),
      async (_payload, context) => {
        done.push({ text: "nightly", context });
      },
      `${due.getUTCMinutes()} ${due.getUTCHours()} * * *`,
    );
    await asSuperuser(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('nightly', now() - interval '9 days', now() - interval '1 day')`,
    );
    await Promise.all([start([clock, keep]), start([clock, keep])]);
    await expect.poll(texts).toEqual(["nightly"]);
    await database.system((tx) => enqueue(tx, note, { text: "after it" }));
    await expect.poll(texts).toEqual(["nightly", "after it"]);
  });
});
