import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { housekeepingJobs } from "./housekeeping.jobs.ts";

const api = await testApi();
const log = pino({ level: "silent" });
const { bandUser } = await api.newBand();

const outbox = await mkdtemp(join(tmpdir(), "bandstand-outbox-"));
afterAll(() => rm(outbox, { recursive: true }));

const tidyUp = () => run("tidy-up");

async function run(name: string): Promise<void> {
  const jobs = housekeepingJobs({ ...api.services, log, outbox });
  const tidy = jobs.find((each) => each.name === name);
  await tidy?.run({}, { bandId: null, attempt: 1, signal: new AbortController().signal, log });
}

async function storedFile(
  filename: string,
  dates: { created: string; attached?: string; released?: string },
) {
  await api.services.files.write(filename, Readable.from(["sound"]), { contentType: "audio/wav" });
  await api.asSuperuser(
    `insert into bandstand.stored_files (band_id, filename, kind, created_at, attached_at, released_at)
     values ($1, $2, 'recording', now() - $3::interval, now() - $4::interval, now() - $5::interval)`,
    [bandUser.bandId, filename, dates.created, dates.attached ?? null, dates.released ?? null],
  );
}

describe("tidying up at night", () => {
  it("removes files of uploads that never ended, and of records that are gone; all others stay", async () => {
    await storedFile("never-ended.wav", { created: "2 days" });
    await storedFile("still-coming.wav", { created: "1 hour" });
    await storedFile("in-use.wav", { created: "90 days", attached: "90 days" });
    await storedFile("let-go.wav", { created: "90 days", attached: "90 days", released: "1 day" });
    await tidyUp();
    const left = await api.asSuperuser<{ filename: string }>(
      "select filename from bandstand.stored_files order by filename",
    );
    expect(left.map(({ filename }) => filename)).toEqual(["in-use.wav", "still-coming.wav"]);
    expect(await api.services.files.stat("never-ended.wav")).toBeNull();
    expect(await api.services.files.stat("let-go.wav")).toBeNull();
    expect(await api.services.files.stat("in-use.wav")).not.toBeNull();
  });

  it("removes mails that nobody fetched from the outbox for 30 days", async () => {
    const longAgo = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    await writeFile(join(outbox, "old jo@example.org Reset.eml"), "");
    await utimes(join(outbox, "old jo@example.org Reset.eml"), longAgo, longAgo);
    await writeFile(join(outbox, "new jo@example.org Reset.eml"), "");
    await tidyUp();
    expect(await readdir(outbox)).toEqual(["new jo@example.org Reset.eml"]);
  });

  it("forgets what was given up for 30 days, and who it was about", async () => {
    for (const [email, age] of [
      ["old@example.org", "31 days"],
      ["new@example.org", "29 days"],
    ] as const) {
      const payload = JSON.stringify({ email });
      await api.asSuperuser("select graphile_worker.add_job('nobody-does-this', $1)", [payload]);
      await api.asSuperuser(
        `update graphile_worker._private_jobs
         set attempts = max_attempts, updated_at = now() - $2::interval where payload ->> 'email' = $1`,
        [email, age],
      );
    }
    await tidyUp();
    const left = await api.asSuperuser<{ email: string }>(
      "select payload ->> 'email' as email from graphile_worker._private_jobs where payload ->> 'email' is not null",
    );
    expect(left).toEqual([{ email: "new@example.org" }]);
  });

  it("forgets tokens and links that nobody can use any more", async () => {
    const { bandUser: idle, token } = await api.newBand();
    const busy = await api.newBand();
    await api.asSuperuser(
      "update bandstand.tokens set last_used_at = now() - interval '31 days' where band_user_id = $1",
      [idle.id],
    );
    await tidyUp();
    const kept = await api.asSuperuser<{ band_user_id: number }>(
      "select band_user_id from bandstand.tokens",
    );
    const owners = kept.map(({ band_user_id }) => band_user_id);
    expect(owners).not.toContain(idle.id);
    expect(owners).toContain(busy.bandUser.id);
    expect((await api.fetch("/api/bands", { token })).status).toBe(401);
  });
});

describe("tidying up every hour", () => {
  it("removes what a killed server was writing, and not what is being written", async () => {
    const incoming = join(api.filesFolder, ".incoming");
    await writeFile(join(incoming, "left"), "half a song");
    await writeFile(join(incoming, "coming"), "half a song");
    const longAgo = new Date(Date.now() - 61 * 60 * 1000);
    await utimes(join(incoming, "left"), longAgo, longAgo);
    await run("remove-abandoned-uploads");
    expect(await readdir(incoming)).toEqual(["coming"]);
  });
});
