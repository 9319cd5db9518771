import { createTransport } from "nodemailer";
import { addressed } from "./envelope.ts";
import { type Mailbox, type Mailer, MailDeferred, MailRefused } from "./mailer.ts";

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` where the connection begins encrypted. */
  readonly url: string;
  readonly from: Mailbox;
  /** Milliseconds that the server may take to answer; a minute when left out. */
  readonly answerTimeout?: number;
}

/** Connections kept open while there is much to send. */
const CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 60_000;

/** Hands mails to an SMTP server. */
export function createSmtpMailer({
  url,
  from,
  answerTimeout = ANSWER_TIMEOUT_MS,
}: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: Math.min(CONNECT_TIMEOUT_MS, answerTimeout),
    socketTimeout: answerTimeout,
    // Whoever sends tries again and keeps count; here it would be tried again and again, unseen.
    maxRequeues: 0,
    // Nothing in a mail may make this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    async send(message) {
      const { returnPath, ...head } = addressed(message, from);
      const { html, text } = message;
      const readers = [head.to, ...head.cc, ...head.bcc].map(({ address }) => address);
      const envelope = { from: returnPath ?? head.from.address, to: readers };
      const sent = await transport.sendMail({ ...head, envelope, html, text }).catch(toldApart);
      const refused = sent.rejected.some((one) => addressOf(one) === head.to.address);
      // It went to the copies alone.
      if (refused) toldApart(sent.rejectedErrors?.find(isAbout(head.to.address)));
    },
    async close() {
      transport.close();
    },
  };
}

const addressOf = (one: string | { address: string }) =>
  typeof one === "string" ? one : one.address;

const isAbout = (address: string) => (error: object) =>
  "recipient" in error && error.recipient === address;

/** Throws what the failure means for the mail. A refused sign-in is a setting to be mended, after which the mail can go. */
function toldApart(error: unknown): never {
  const { responseCode, response, code } = answerOf(error);
  if (responseCode === null || code === "EAUTH") throw error;
  const words = response ?? `The mail server answered ${responseCode}.`;
  if (responseCode >= 500 && responseCode < 600) throw new MailRefused(words, { cause: error });
  throw new MailDeferred(words, { cause: error });
}

function answerOf(error: unknown) {
  const said = typeof error === "object" && error !== null ? error : {};
  return {
    responseCode:
      "responseCode" in said && typeof said.responseCode === "number" ? said.responseCode : null,
    response: "response" in said && typeof said.response === "string" ? said.response : null,
    code: "code" in said ? said.code : null,
  };
}
