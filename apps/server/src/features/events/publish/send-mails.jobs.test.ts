import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { publishedGig } from "../../../../test/published-gig.ts";
import { MailDeferred, type Mailer } from "../../../platform/mail/mailer.ts";
import { readReturnPath } from "./return-path.ts";
import { mailJobs } from "./send-mails.jobs.ts";

const tested = await testDatabase();
const { database, asSuperuser } = tested;
const now = () => new Date("2027-01-01T12:00:00.000Z");

/** The jobs of a server whose mailer does this with each mail. */
function jobsWith(send: Mailer["send"], bounceAddress?: string) {
  const mailer = { send };
  const services = { database, mailer, publicUrl: "https://bandstand.test", now, bounceAddress };
  const jobs = mailJobs({ ...services, linkKey: Buffer.alloc(32) });
  const run = (name: string, payload: object, bandId: number | null) =>
    jobs
      .find((job) => job.name === name)
      ?.run(payload, {
        bandId,
        attempt: 1,
        signal: new AbortController().signal,
        log: pino({ level: "silent" }),
      });
  return { run };
}

const waiting = (bandId: number) =>
  asSuperuser<{ away: number | null; seconds: number }>(
    `select (payload ->> 'away')::integer as away, extract(epoch from run_at - $2)::integer as seconds
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-event-mails' and (payload ->> 'bandId')::integer = $1`,
    [bandId, now()],
  );

const away = async () => {
  throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
};

describe("the mailer", () => {
  it("rests the longer the more often the mail server was away, and then sends all", async () => {
    const { bandId, states, passTime } = await publishedGig(tested, "Cranes", 5);
    const { run } = jobsWith(away);
    await run("send-event-mails", {}, bandId);
    expect(await waiting(bandId)).toEqual([{ away: 1, seconds: 5 }]);
    await run("send-event-mails", { away: 4 }, bandId);
    expect(await waiting(bandId)).toEqual([{ away: 5, seconds: 80 }]);
    await passTime();
    await jobsWith(async () => {}).run("send-event-mails", {}, bandId);
    expect(await states()).toEqual({ sent: 5 });
  });

  it("sleeps once there is nothing left to send", async () => {
    const { bandId, states } = await publishedGig(tested, "Rooks", 3);
    await jobsWith(async () => {}).run("send-event-mails", {}, bandId);
    expect(await states()).toEqual({ sent: 3 });
    expect(await waiting(bandId)).toEqual([]);
  });

  it("comes back when the first that was put off is due", async () => {
    const { bandId } = await publishedGig(tested, "Storks", 2);
    const { run } = jobsWith(async () => {
      throw new MailDeferred("451 Greylisted");
    });
    await run("send-event-mails", {}, bandId);
    const [job] = await waiting(bandId);
    expect(job?.away).toBe(0);
    expect(job?.seconds).toBeGreaterThan(50);
    expect(job?.seconds).toBeLessThanOrEqual(60);
  });

  it("says with each mail where it comes back to, if that is taken in", async () => {
    const { bandId } = await publishedGig(tested, "Terns", 2);
    const paths: (string | undefined)[] = [];
    const send: Mailer["send"] = async ({ returnPath }) => void paths.push(returnPath);
    await jobsWith(send, "bounces@band.example").run("send-event-mails", {}, bandId);
    const mails = paths.map((path) => readReturnPath(path ?? "", Buffer.alloc(32)));
    expect(mails).toMatchObject([{ bandId }, { bandId }]);
    expect(new Set(paths).size).toBe(2);
    const { bandId: other } = await publishedGig(tested, "Skuas", 1);
    await jobsWith(send).run("send-event-mails", {}, other);
    expect(paths.at(-1)).toBeUndefined();
  });

  it("is woken for what a server left behind", async () => {
    const { bandId } = await publishedGig(tested, "Herons", 2);
    expect(await waiting(bandId)).toEqual([]);
    await jobsWith(async () => {}).run("find-event-mails", {}, null);
    expect(await waiting(bandId)).toHaveLength(1);
  });
});
