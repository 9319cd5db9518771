import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { enqueue, enqueueEach } from "./enqueue.ts";
import { removeUnusedQueues } from "./job-queues.ts";
import { defineJob, job } from "./job.ts";
import { note, testWorkers } from "./worker.fixture.ts";

const { database, connection, asSuperuser, start, keep, texts, attempts } = await testWorkers();

const long = defineJob("long", z.object({ name: z.string() }), { lane: "measuring" });
const four = ["a", "b", "c", "d"].map((name) => ({ name }));

/** Jobs that begin and do not end before they are told to. */
function longWork() {
  const begun: string[] = [];
  const held = new AbortController();
  const work = job(long, async ({ name }, { bandId, signal }) => {
    begun.push(`${bandId}${name}`);
    const end = AbortSignal.any([held.signal, signal]);
    await wait(60_000, undefined, { signal: end }).catch(() => undefined);
  });
  return { begun, work, release: () => held.abort() };
}

const queues = async () =>
  (
    await asSuperuser<{ name: string }>(
      "select queue_name as name from graphile_worker._private_job_queues order by 1",
    )
  ).map(({ name }) => name);

describe("long work of one band", () => {
  it("takes one place, so that another band's begins and mails go out at once", async () => {
    const { begun, work, release } = longWork();
    await start([work, keep]);
    await database.band({ bandId: 7 }, (tx) => enqueueEach(tx, long, four));
    await expect.poll(() => begun).toEqual(["7a"]);
    await database.band({ bandId: 8 }, (tx) => enqueue(tx, long, { name: "a" }));
    await database.system((tx) => enqueue(tx, note, { text: "mail" }));
    await expect.poll(() => begun).toEqual(["7a", "8a"]);
    await expect.poll(texts).toEqual(["mail"]);
    expect(begun).toEqual(["7a", "8a"]);
    release();
  });

  it("takes one place on two servers together", async () => {
    const { begun, work, release } = longWork();
    await Promise.all([start([work]), start([work])]);
    await database.band({ bandId: 7 }, (tx) => enqueueEach(tx, long, four));
    await expect.poll(() => begun).toEqual(["7a"]);
    // Whoever has a place for this one had it for the next of the other band, too.
    await database.band({ bandId: 8 }, (tx) => enqueue(tx, long, { name: "a" }));
    await expect.poll(() => begun).toEqual(["7a", "8a"]);
    release();
    await expect.poll(() => begun.toSorted()).toEqual(["7a", "7b", "7c", "7d", "8a"]);
  });

  it("of many bands at once leaves mails their places", async () => {
    const { begun, work, release } = longWork();
    await start([work, keep]);
    for (const bandId of [1, 2, 3, 4])
      await database.band({ bandId }, (tx) => enqueue(tx, long, { name: "a" }));
    await expect.poll(() => begun.length).toBe(2);
    await database.system((tx) => enqueue(tx, note, { text: "mail" }));
    await expect.poll(texts).toEqual(["mail"]);
    release();
  });
});

describe("the queue of a band", () => {
  it("goes once it is empty, and not while a job waits in it", async () => {
    const { work, release } = longWork();
    release();
    const runAt = new Date(Date.now() + 3_600_000);
    await database.band({ bandId: 9 }, (tx) => enqueue(tx, long, { name: "later" }, { runAt }));
    await database.band({ bandId: 7 }, (tx) => enqueueEach(tx, long, four));
    expect(await queues()).toEqual(["band 7: measuring", "band 9: measuring"]);
    await start([work], { sweepInterval: 100 });
    await expect.poll(queues).toEqual(["band 9: measuring"]);
  });

  it("stays while a transaction adds a job to it, which then runs", async () => {
    const { begun, work, release } = longWork();
    release();
    const pool = new pg.Pool(connection);
    onTestFinished(() => pool.end());
    await database.band({ bandId: 7 }, (tx) => enqueue(tx, long, { name: "first" }));
    await start([work]);
    await database.band({ bandId: 7 }, async (tx) => {
      await enqueue(tx, long, { name: "second" });
      await expect.poll(() => begun).toEqual(["7first"]);
      await expect.poll(attempts).toEqual([]);
      await removeUnusedQueues(pool);
      expect(await queues()).toEqual(["band 7: measuring"]);
    });
    await expect.poll(() => begun).toEqual(["7first", "7second"]);
    await expect.poll(attempts).toEqual([]);
    await removeUnusedQueues(pool);
    expect(await queues()).toEqual([]);
  });
});
