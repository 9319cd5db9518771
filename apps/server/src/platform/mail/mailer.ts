/** A letter box: a name that people see, and the address. */
export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

export interface Message {
  /** One address. A mail to many is many mails, so that nobody sees the others. */
  readonly to: string;
  readonly subject: string;
  /** Left out: the server's own address. A name alone is put before that. */
  readonly from?: { readonly name: string; readonly address?: string };
  readonly replyTo?: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An https address that stops these mails by one POST, without a question (RFC 8058). */
  readonly listUnsubscribe?: string;
}

export interface Mailer {
  /** False when mails end in a folder of the server, which the screens that send have to say. */
  readonly delivers: boolean;
  /** Throws `InvalidMessage`, `MailRefused`, or what the connection failed with. */
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

/** The message cannot be sent as it is: an address that is none, or a header that would become two. */
export class InvalidMessage extends Error {
  override readonly name = "InvalidMessage";
}

/** The mail server said no for good (5xx): trying again would get the same answer. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}
