import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { MailDeferred, MailRefused, type Mailbox } from "./mailer.ts";
import { itSends, message } from "./mailer.contract.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const from = { name: "Bandstand", address: "no-reply@example.org" };

async function startSmtp(sender: Mailbox, options: SMTPServerOptions = {}, answerTimeout?: number) {
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
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: sender,
    ...(answerTimeout !== undefined && { answerTimeout }),
  });
  return {
    mailer,
    server,
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
    expect(busy).toBeInstanceOf(MailDeferred);
    await stop();
    const away = await mailer.send(message).catch((error: unknown) => error);
    expect(away).toBeInstanceOf(Error);
    expect(away).not.toBeInstanceOf(MailRefused);
    expect(away).not.toBeInstanceOf(MailDeferred);
  });

  it("say in the server's words why they were refused", async () => {
    const { mailer, stop } = await startSmtp(from, {
      onRcptTo: (_address, _session, done) => done(answer(550)),
    });
    onTestFinished(stop);
    await expect(mailer.send(message)).rejects.toThrow("550 No such user here");
  });

  it("are refused where the server takes them for the copies alone", async () => {
    const { mailer, stop } = await startSmtp(from, {
      onRcptTo: ({ address }, _session, done) =>
        done(address === message.to ? answer(550) : undefined),
    });
    onTestFinished(stop);
    const sent = mailer.send({ ...message, bcc: ["band@example.org"] });
    await expect(sent).rejects.toBeInstanceOf(MailRefused);
  });

  it("go to the copies as well", async () => {
    const addresses: string[] = [];
    const { mailer, stop } = await startSmtp(from, {
      onRcptTo({ address }, _session, done) {
        addresses.push(address);
        done();
      },
    });
    onTestFinished(stop);
    await mailer.send({ ...message, cc: ["venue@example.org"], bcc: ["band@example.org"] });
    expect(addresses).toEqual(["jo@example.org", "venue@example.org", "band@example.org"]);
  });

  it("come back to the return path where there is one, else to the sender", async () => {
    const senders: (string | false)[] = [];
    const { mailer, stop } = await startSmtp(from, {
      onMailFrom(address, _session, done) {
        senders.push(address.address);
        done();
      },
    });
    onTestFinished(stop);
    await mailer.send(message);
    await mailer.send({ ...message, returnPath: "bounces+1@example.org" });
    expect(senders).toEqual(["no-reply@example.org", "bounces+1@example.org"]);
  });

  it("are not waited for for ever where the server says nothing more", async () => {
    const { mailer, stop } = await startSmtp(from, { onData: () => {} }, 200);
    onTestFinished(stop);
    const stalled = await mailer.send(message).catch((error: unknown) => error);
    expect(stalled).toBeInstanceOf(Error);
    expect(stalled).not.toBeInstanceOf(MailRefused);
  }, 10_000);

  it("are tried once by a server that dies over them", async () => {
    let mails = 0;
    const { mailer, server, stop } = await startSmtp(from, {
      onData() {
        mails += 1;
        server.connections.forEach((connection) => connection._socket.destroy());
      },
    });
    onTestFinished(stop);
    await expect(mailer.send(message)).rejects.toBeInstanceOf(Error);
    expect(mails).toBe(1);
  });
});
