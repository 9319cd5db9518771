import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Mailbox } from "./mailer.ts";
import { itSends, message } from "./mailer.contract.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";

async function startOutbox(from: Mailbox, now = () => new Date("2026-11-20T14:20:00.123Z")) {
  const parent = await mkdtemp(join(tmpdir(), "bandstand-outbox-"));
  const folder = join(parent, "outbox");
  const mailer = createOutboxMailer({ folder, from, now });
  const names = async () => (await readdir(folder).catch((): string[] => [])).toSorted();
  return {
    folder,
    mailer,
    names,
    received: async () => Promise.all((await names()).map((name) => readFile(join(folder, name)))),
    stop: () => rm(parent, { recursive: true }),
  };
}

const from = { name: "Bandstand", address: "no-reply@example.org" };

describe("mails into the outbox", () => {
  itSends(startOutbox);

  it("say that they are not delivered", async () => {
    const { mailer, stop } = await startOutbox(from);
    onTestFinished(stop);
    expect(mailer.delivers).toBe(false);
  });

  it("are files whose names sort by time and tell whose they are", async () => {
    const times = ["2026-11-20T14:20:00.123Z", "2026-11-20T14:20:00.123Z", "2026-11-20T14:20:01Z"];
    const { mailer, names, stop } = await startOutbox(from, () => new Date(times.shift() ?? 0));
    onTestFinished(stop);
    await mailer.send({ ...message, subject: "Zebra / crossing" });
    await mailer.send({ ...message, to: "al@example.org" });
    await mailer.send({ ...message, subject: "../../Later" });
    expect(await names()).toEqual([
      "2026-11-20T14-20-00-123Z-000 jo@example.org Zebra _ crossing.eml",
      "2026-11-20T14-20-00-123Z-001 al@example.org Welcome to Bandstand.eml",
      "2026-11-20T14-20-01-000Z-000 jo@example.org .._.._Later.eml",
    ]);
  });

  it("leave the names that another server has taken", async () => {
    const first = await startOutbox(from);
    onTestFinished(first.stop);
    const now = () => new Date("2026-11-20T14:20:00.123Z");
    const second = createOutboxMailer({ folder: first.folder, from, now });
    await first.mailer.send(message);
    await second.send(message);
    expect(await first.names()).toHaveLength(2);
  });

  it("hold a link as it is, for a person who opens the file", async () => {
    const { mailer, received, stop } = await startOutbox(from);
    onTestFinished(stop);
    const link = `http://127.0.0.1:3000/reset?token=${"aB3_".repeat(30)}&for=jo%40example.org`;
    await mailer.send({ ...message, text: `Grüße\n\n${link}\n`, html: `<a href="${link}">x</a>` });
    const [mail] = await received();
    expect(mail?.toString()).toContain(`\r\nGrüße\r\n\r\n${link}\r\n`);
    expect(mail?.toString()).toContain(`<a href="${link}">x</a>`);
  });

  it.skipIf(process.platform === "win32")("can be read by the server's user alone", async () => {
    const { mailer, folder, names, stop } = await startOutbox(from);
    onTestFinished(stop);
    await mailer.send(message);
    const [name = ""] = await names();
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });
});
