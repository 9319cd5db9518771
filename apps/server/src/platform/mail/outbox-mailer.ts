import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { addressed } from "./envelope.ts";
import type { Mailbox, Mailer } from "./mailer.ts";

export interface OutboxMailerOptions {
  /** The folder that takes the mails; made when it is not there. */
  readonly folder: string;
  readonly from: Mailbox;
  readonly now: () => Date;
}

/**
 * Writes each mail to a file instead of sending it: `2026-11-20T14-20-00-123Z-000 jo@example.org Welcome.eml`, which
 * sorts by time, opens in any mail program, and can be read as it is.
 */
export function createOutboxMailer({ folder, from, now }: OutboxMailerOptions): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let mails = 0;
  let latest = { time: "", number: 0 };

  /** Mails of one millisecond are numbered in their order. */
  function nextStamp(date: Date): string {
    const time = date.toISOString().replaceAll(/[:.]/g, "-");
    latest = { time, number: latest.time === time ? latest.number + 1 : 0 };
    return `${time}-${String(latest.number).padStart(3, "0")}`;
  }

  /** A file appears whole. Another server that writes to the same folder may have taken the name. */
  async function keep(date: Date, title: string, content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = join(folder, `.${process.pid}-${++mails}.tmp`);
    // Links in a mail open accounts: the file is for the server's user alone.
    await writeFile(temporary, content, { mode: 0o600 });
    try {
      while (!(await linkUnlessTaken(temporary, join(folder, `${nextStamp(date)} ${title}.eml`))));
    } finally {
      await rm(temporary, { force: true });
    }
  }

  return {
    delivers: false,
    async send(message) {
      // A file is what arrives: hidden copies are not in it.
      const envelope = { ...addressed(message, from), bcc: [] };
      const date = now();
      const { message: content } = await transport.sendMail({
        ...envelope,
        date,
        text: { raw: readable("text/plain", message.text) },
        html: { raw: readable("text/html", message.html) },
      });
      if (!Buffer.isBuffer(content)) throw new TypeError("The mail was not made in memory.");
      await keep(date, fileTitle(envelope.to.address, envelope.subject), content);
    },
    async close() {
      transport.close();
    },
  };
}

/** A part as it reads, so that a link in it can be copied. */
function readable(contentType: string, content: string): string {
  const lines = content.replaceAll(/\r?\n/g, "\r\n");
  return `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${lines}`;
}

/** Forty characters of any script stay below the 255 bytes that a file name may have. */
function fileTitle(to: string, subject: string): string {
  const title = `${to} ${subject}`.replaceAll(/[^\p{L}\p{N}@._ -]/gu, "_");
  return Array.from(title).slice(0, 40).join("").trim();
}

async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
