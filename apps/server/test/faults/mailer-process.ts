/** A server's mailer in a process of its own, to be killed in the middle. */
import type pg from "pg";
import { createDatabase, type DatabaseOptions } from "../../src/platform/database/transactions.ts";
import { createSmtpMailer } from "../../src/platform/mail/smtp-mailer.ts";
import { sendDueMails } from "../../src/features/events/publish/send-run.ts";

interface Given {
  connection: pg.PoolConfig;
  options: DatabaseOptions;
  url: string;
  bandId: number;
}

const { connection, options, url, bandId } = JSON.parse(process.argv[2] ?? "{}") as Given;
const database = createDatabase(connection, options);
const mailer = createSmtpMailer({ url, from: { address: "no-reply@bandstand.test" } });
const services = {
  database,
  mailer,
  publicUrl: "https://bandstand.test",
  linkKey: Buffer.alloc(32),
};
await sendDueMails(services, bandId, new AbortController().signal);
await mailer.close();
await database.close();
