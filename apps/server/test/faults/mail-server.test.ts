/** What becomes of the mails of a gig when the mail server, or the server that sends them, does not do as it should. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { sendDueMails } from "../../src/features/events/publish/send-run.ts";
import { createSmtpMailer } from "../../src/platform/mail/smtp-mailer.ts";
import { testDatabase } from "../database.ts";
import { publishedGig } from "../published-gig.ts";
import { type SmtpSink, startSmtpSink } from "../smtp-sink.ts";

const tested = await testDatabase();
const { asSuperuser, connection, database } = tested;

const MAILER = fileURLToPath(new URL("mailer-process.ts", import.meta.url));
const from = { address: "no-reply@bandstand.test" };

/** A run of a server's mailer against the sink. */
async function runMailer(sink: Pick<SmtpSink, "url">, bandId: number, answerTimeout = 5_000) {
  const mailer = createSmtpMailer({ url: sink.url, from, answerTimeout });
  const services = {
    database,
    mailer,
    publicUrl: "https://bandstand.test",
    linkKey: Buffer.alloc(32),
  };
  try {
    return await sendDueMails(services, bandId, new AbortController().signal);
  } finally {
    await mailer.close();
  }
}

async function gigAndSink(name: string, followers: number, behave?: SmtpSink["behave"]) {
  const gig = await publishedGig(tested, name, followers);
  const sink = await startSmtpSink(behave);
  onTestFinished(() => sink.stop());
  return { ...gig, sink };
}

const counts = ({ taken }: SmtpSink) => [...taken.values()];

it("each follower gets the mail once, and a second run sends none", async () => {
  const { bandId, sink, states } = await gigAndSink("Larks", 40);
  expect(await runMailer(sink, bandId)).toEqual({ sent: 40, away: null });
  expect(await runMailer(sink, bandId)).toEqual({ sent: 0, away: null });
  expect(counts(sink)).toEqual(Array(40).fill(1));
  expect(await states()).toEqual({ sent: 40 });
});

describe("a mail server that", () => {
  it("refuses one address for good is asked no more, and its words are kept", async () => {
    const isRefused = (to: string) => to === "fan3@fans.example";
    const { bandId, sink, states, passTime } = await gigAndSink("Rooks", 10, (to) =>
      isRefused(to) ? "refuse" : "take",
    );
    expect(await runMailer(sink, bandId)).toEqual({ sent: 9, away: null });
    await passTime();
    await runMailer(sink, bandId);
    expect(await states()).toEqual({ sent: 9, failed: 1 });
    expect(
      await asSuperuser(
        `select to_address, attempts, last_error from bandstand.outgoing_mails where band_id = $1 and state = 'failed'`,
        [bandId],
      ),
    ).toEqual([
      { to_address: "fan3@fans.example", attempts: 1, last_error: "550 No such user here" },
    ]);
  });

  it("greylists everybody is asked again later, and takes each mail once", async () => {
    const { bandId, sink, states, passTime } = await gigAndSink("Wrens", 12, (_to, attempt) =>
      attempt === 1 ? "defer" : "take",
    );
    expect(await runMailer(sink, bandId)).toEqual({ sent: 0, away: null });
    expect(await states()).toEqual({ waiting: 12 });
    // Not before their time has come.
    expect(await runMailer(sink, bandId)).toEqual({ sent: 0, away: null });
    await passTime();
    expect(await runMailer(sink, bandId)).toEqual({ sent: 12, away: null });
    expect(counts(sink)).toEqual(Array(12).fill(1));
  });

  it("greylists for days is given up", async () => {
    const { bandId, sink, states, passTime } = await gigAndSink("Owls", 1, () => "defer");
    for (let attempt = 1; attempt <= 19; attempt++) {
      await runMailer(sink, bandId);
      await passTime();
    }
    expect(await states()).toEqual({ failed: 1 });
  });

  it("stalls is not waited for, and the others' mails keep their attempts", async () => {
    const { bandId, sink, states, passTime } = await gigAndSink("Terns", 10, () => "stall");
    const { sent, away } = await runMailer(sink, bandId, 300);
    expect([sent, away instanceof Error]).toEqual([0, true]);
    expect(await states()).toEqual({ waiting: 10 });
    const rows = await asSuperuser<{ attempts: number }>(
      "select attempts from bandstand.outgoing_mails where band_id = $1 and attempts > 0",
      [bandId],
    );
    expect(rows).toHaveLength(3);
    sink.behave = () => "take";
    await passTime();
    expect(await runMailer(sink, bandId)).toEqual({ sent: 10, away: null });
  });

  it("dies over a mail gets it again, and the rest", async () => {
    const { bandId, sink, states, passTime } = await gigAndSink("Swifts", 10, (to, attempt) =>
      to === "fan5@fans.example" && attempt === 1 ? "die" : "take",
    );
    for (let run = 0; run < 3; run++) {
      await runMailer(sink, bandId);
      await passTime();
    }
    expect(await states()).toEqual({ sent: 10 });
    expect(counts(sink)).toEqual(Array(10).fill(1));
  });

  it("is away altogether loses nothing", async () => {
    const { bandId, sink, states, passTime } = await gigAndSink("Kites", 10);
    const { url } = sink;
    const nowhere = { url: "smtp://127.0.0.1:1" };
    const { sent, away } = await runMailer(nowhere, bandId);
    expect([sent, away instanceof Error]).toEqual([0, true]);
    expect(await states()).toEqual({ waiting: 10 });
    await passTime();
    expect(await runMailer({ url }, bandId)).toEqual({ sent: 10, away: null });
  });
});

describe("followers of a gig", () => {
  it("that is taken back while it goes out are told no more, and are once it is on again", async () => {
    const { bandId, eventId, sink, states } = await gigAndSink("Finches", 30);
    sink.behave = (_to, attempt) => {
      if (sink.taken.size === 10 && attempt === 1)
        void asSuperuser("update bandstand.events set draft = true where id = $1", [eventId]);
      return "take";
    };
    await runMailer(sink, bandId);
    const { sent = 0, withdrawn = 0 } = await states();
    expect(sent).toBeGreaterThanOrEqual(10);
    expect(withdrawn).toBeGreaterThan(0);
    expect(sent + withdrawn).toBe(30);
    sink.behave = () => "take";
    await asSuperuser("update bandstand.events set draft = false where id = $1", [eventId]);
    await asSuperuser(
      `update bandstand.event_publications p set follower_edition =
         (select edition from bandstand.outgoing_mails where band_id = $1 limit 1) where band_id = $1`,
      [bandId],
    );
    await runMailer(sink, bandId);
    expect(await states()).toEqual({ sent: 30 });
    expect(counts(sink)).toEqual(Array(30).fill(1));
  });

  it("who want none any more by the time that it goes out get none", async () => {
    const { bandId, sink, states, passTime } = await gigAndSink("Doves", 3, () => "defer");
    await runMailer(sink, bandId);
    await asSuperuser(
      "update bandstand.followers set events = false where band_id = $1 and email <> 'fan2@fans.example'",
      [bandId],
    );
    sink.behave = () => "take";
    await passTime();
    await runMailer(sink, bandId);
    expect(await states()).toEqual({ sent: 1, withdrawn: 2 });
  });
});

it("a server that is killed while it sends leaves rows that another goes on with: what it had in hand goes twice at most", async () => {
  const MAILS = 1_500;
  const { bandId, sink, states } = await gigAndSink("Swallows", MAILS);
  const { roles, logins } = inject("postgres");
  const given = { connection, options: { roles, logins, connections: 4 }, url: sink.url, bandId };
  for (const enough of [MAILS / 5, MAILS / 2]) {
    const child = spawn(process.execPath, [MAILER, JSON.stringify(given)], { stdio: "inherit" });
    const ended = once(child, "exit");
    await expect.poll(() => sink.taken.size, { timeout: 30_000 }).toBeGreaterThan(enough);
    child.kill("SIGKILL");
    await ended;
  }
  const { sending = 0, sent = 0 } = await states();
  expect(sending).toBeLessThanOrEqual(3);
  expect(sent).toBeGreaterThan(MAILS / 2 - 3);
  await runMailer(sink, bandId);
  expect(await states()).toEqual({ sent: MAILS });
  expect(sink.taken.size).toBe(MAILS);
  const twice = counts(sink).filter((times) => times > 1);
  // Two killed servers with three mails in hand each.
  expect(twice.length).toBeLessThanOrEqual(6);
  expect(Math.max(...counts(sink))).toBeLessThanOrEqual(2);
}, 90_000);
