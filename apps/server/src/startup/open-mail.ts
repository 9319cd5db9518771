import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Mailer } from "../platform/mail/mailer.ts";

export interface OpenedMail {
  mailer: Mailer;
  description: string;
}

/** SMTP where it is set, else files in the outbox. */
export async function openMail({ smtpUrl, mailFrom, dataDir }: Config): Promise<OpenedMail> {
  if (smtpUrl !== undefined) {
    const { createSmtpMailer } = await import("../platform/mail/smtp-mailer.ts");
    const { host } = new URL(smtpUrl);
    return {
      mailer: createSmtpMailer({ url: smtpUrl, from: mailFrom }),
      description: `sent through ${host}`,
    };
  }
  const { createOutboxMailer } = await import("../platform/mail/outbox-mailer.ts");
  const folder = join(dataDir, "outbox");
  return {
    mailer: createOutboxMailer({ folder, from: mailFrom, now: () => new Date() }),
    description: `not sent but written to ${folder} (set SMTP_URL to send it)`,
  };
}
