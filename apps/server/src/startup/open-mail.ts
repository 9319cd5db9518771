import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Mailer } from "../platform/mail/mailer.ts";

export interface OpenedMail {
  mailer: Pick<Mailer, "send">;
  description: string;
}

/** SMTP where it is set, else files in the outbox. What makes a mail is loaded with the first. */
export function openMail(config: Config): OpenedMail {
  let loaded: Promise<Mailer> | undefined;
  return {
    mailer: {
      send: async (message) => (await (loaded ??= loadMailer(config))).send(message),
    },
    description: describe(config),
  };
}

async function loadMailer({ smtpUrl, mailFrom: from, dataDir }: Config): Promise<Mailer> {
  if (smtpUrl !== undefined) {
    const { createSmtpMailer } = await import("../platform/mail/smtp-mailer.ts");
    return createSmtpMailer({ url: smtpUrl, from });
  }
  const { createOutboxMailer } = await import("../platform/mail/outbox-mailer.ts");
  return createOutboxMailer({ folder: outbox(dataDir), from, now: () => new Date() });
}

function describe({ smtpUrl, dataDir }: Config): string {
  if (smtpUrl !== undefined) return `sent through ${new URL(smtpUrl).host}`;
  return `not sent but written to ${outbox(dataDir)} (set SMTP_URL to send it)`;
}

export function outbox(dataDir: string): string {
  return join(dataDir, "outbox");
}
