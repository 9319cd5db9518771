/** Takes in what mail servers send back, and nothing else: a small SMTP server for the return paths of our mails. */
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { callbackify } from "node:util";
import { SMTPServer } from "smtp-server";
import type { Logger } from "../log/log.ts";
import { readFailure } from "./delivery-report.ts";

export interface ReturnedMails {
  /** Whether a mail of ours has this return path. */
  isOurs(returnPath: string): boolean;
  /** That mail was not delivered. */
  failed(returnPath: string, why: string): Promise<void>;
}

interface BounceReceiverOptions {
  host: string;
  /** 0: one that is free. */
  port: number;
  returned: ReturnedMails;
  log: Logger;
}

export interface BounceReceiver {
  port: number;
  stop(): Promise<void>;
}

/** Bytes: a report with the mail that it is about, whose files it may bring back. */
const MOST_BYTES = 1024 * 1024;
const MOST_CONNECTIONS = 20;
const SILENCE_MS = 60_000;

export async function startBounceReceiver({
  host,
  port,
  returned,
  log,
}: BounceReceiverOptions): Promise<BounceReceiver> {
  const server = new SMTPServer({
    name: "bandstand",
    banner: "reports of mails only",
    // Nobody signs in, and a report says nothing that the mail servers between have not read.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MOST_BYTES,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: SILENCE_MS,
    onRcptTo({ address }, _session, done) {
      done(returned.isOurs(address) ? null : answer(550, "No such mailbox here"));
    },
    onData(stream, { envelope }, done) {
      callbackify(takeIn)(stream, envelope.rcptTo, (_, refusal) => done(refusal));
    },
  });

  /** @returns why it is not taken, null where it is */
  async function takeIn(stream: Readable, readers: readonly { address: string }[]) {
    try {
      const mail = await readAll(stream);
      if (mail === null) return answer(552, "Too long for a report");
      const why = await readFailure(mail);
      if (why !== null) for (const { address } of readers) await returned.failed(address, why);
      return null;
    } catch (error) {
      log.error({ err: error }, "a mail that came back was not taken in");
      return answer(451, "Try again later");
    }
  }

  // Of single connections, broken off as they are every day.
  server.on("error", (error) => log.debug({ err: error }, "a connection for returned mails"));
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, () => {
      server.server.off("error", reject);
      resolve();
    });
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    port: taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** @returns null for what is too long, of which nothing more is kept */
async function readAll(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes > MOST_BYTES ? null : Buffer.concat(chunks);
}
