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
  /** Where servers report to that cannot deliver it; left out, to the sender. */
  readonly returnPath?: string;
  /** Seen by everybody who gets it; and by nobody. An address each. */
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  readonly headers?: Readonly<Record<string, string>>;
  /** An https address that stops these mails by one POST, without a question (RFC 8058). */
  readonly listUnsubscribe?: string;
}

/** A file that goes with a mail, its text in UTF-8. */
export interface Attachment {
  readonly name: string;
  /** `text/calendar`, with what belongs to it. */
  readonly type: string;
  readonly content: string;
}

export interface Mailer {
  /** False when mails end in a folder of the server, which the screens that send have to say. */
  readonly delivers: boolean;
  /**
   * Resolves once the server has taken it for `to`; whether it took it for the copies as well is not told. Throws
   * `InvalidMessage`, `MailRefused`, `MailDeferred`, or what the connection failed with.
   */
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

/** The mail server said "not now" to this mail (4xx), as many do to a sender that they meet for the first time. */
export class MailDeferred extends Error {
  override readonly name = "MailDeferred";
}
