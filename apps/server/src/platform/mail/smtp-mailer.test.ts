import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { MailRefused, type Mailbox } from "./mailer.ts";
import { itSends, message } from "./mailer.contract.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const from = { name: "Bandstand", address: "no-reply@example.org" };

async function startSmtp(sender: Mailbox, options: SMTPServerOptions = {}) {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: sender });
  return {
    mailer,
    received: async () => mails,
    stop: async () => {
      await mailer.close();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function answer(code: number): Error {
  return Object.assign(new Error("No such user here"), { responseCode: code });
}

describe("mails over SMTP", () => {
  itSends(startSmtp);

  it("say that they are delivered", async () => {
    const { mailer, stop } = await startSmtp(from);
    onTestFinished(stop);
    expect(mailer.delivers).toBe(true);
  });

  it("are refused for good by a server that says so", async () => {
    const { mailer, stop } = await startSmtp(from, {
      onRcptTo: (_address, _session, done) => done(answer(550)),
    });
    onTestFinished(stop);
    await expect(mailer.send(message)).rejects.toBeInstanceOf(MailRefused);
  });

  it("may be tried again when a server is busy or away", async () => {
    const { mailer, stop } = await startSmtp(from, {
      onRcptTo: (_address, _session, done) => done(answer(451)),
    });
    const busy = await mailer.send(message).catch((error: unknown) => error);
    expect(busy).toBeInstanceOf(Error);
    expect(busy).not.toBeInstanceOf(MailRefused);
    await stop();
    const away = await mailer.send(message).catch((error: unknown) => error);
    expect(away).toBeInstanceOf(Error);
    expect(away).not.toBeInstanceOf(MailRefused);
  });
});
