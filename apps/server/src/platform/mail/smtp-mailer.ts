import { createTransport } from "nodemailer";
import { addressed } from "./envelope.ts";
import { type Mailbox, type Mailer, MailRefused } from "./mailer.ts";

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` where the connection begins encrypted. */
  readonly url: string;
  readonly from: Mailbox;
}

/** Connections kept open while there is much to send. */
const CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 60_000;

/** Hands mails to an SMTP server. */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // Nothing in a mail may make this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    async send(message) {
      const envelope = addressed(message, from);
      try {
        await transport.sendMail({ ...envelope, html: message.html, text: message.text });
      } catch (error) {
        throw isFinal(error)
          ? new MailRefused("The mail server refused this mail.", { cause: error })
          : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** A refused sign-in at the mail server is a setting to be mended, after which the mail can go. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  const { responseCode } = error;
  const isSignIn = "code" in error && error.code === "EAUTH";
  return typeof responseCode === "number" && responseCode >= 500 && responseCode < 600 && !isSignIn;
}
