/** Checks what goes into the head of a mail, so that nothing in it can add a header or a recipient. */
import { type Attachment, InvalidMessage, type Mailbox, type Message } from "./mailer.ts";

export interface Envelope {
  readonly from: Required<Mailbox>;
  readonly to: Required<Mailbox>;
  readonly replyTo?: Required<Mailbox>;
  readonly returnPath?: string;
  readonly cc: Required<Mailbox>[];
  readonly bcc: Required<Mailbox>[];
  readonly attachments: AttachedFile[];
  readonly subject: string;
  readonly headers: Record<string, string>;
}

export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Addresses beside the first: more of them are a list, and a list is many mails. */
const MOST_COPIES = 20;
const CONTENT_TYPE = /^[a-z]+\/[a-z0-9.+-]+(?:; ?[a-z-]+=[a-zA-Z0-9-]+)*$/;
/** No spaces, no quotes, no list, no brackets: what people have as addresses, and nothing that a mail server might split. */
const ADDRESS = /^[^\s"(),:;<>@[\\\]\p{C}]{1,64}@[^\s"(),:;<>@[\\\]\p{C}]{1,255}$/u;
const HEADER_NAME = /^[a-z][a-z0-9-]{0,60}$/i;
const OWN_HEADERS =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|content-.*|mime-version)$/i;

/** Throws `InvalidMessage`. */
export function addressed(message: Message, sender: Mailbox): Envelope {
  const { from = { name: sender.name ?? "" }, replyTo, returnPath } = message;
  return {
    from: mailbox({ name: from.name, address: from.address ?? sender.address }),
    to: mailbox({ address: message.to }),
    ...(replyTo !== undefined && { replyTo: mailbox({ address: replyTo }) }),
    ...(returnPath !== undefined && { returnPath: mailbox({ address: returnPath }).address }),
    cc: copies(message.cc),
    bcc: copies(message.bcc),
    attachments: (message.attachments ?? []).map(attached),
    subject: oneLine(message.subject),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...checkedHeaders(message.headers ?? {}),
      ...unsubscribeHeaders(message.listUnsubscribe),
    },
  };
}

/** `Name <address>` or an address alone. Throws `InvalidMessage`. */
export function parseMailbox(text: string): Mailbox {
  const match = /^(?:"?(?<name>[^"<>]*?)"?\s*<(?<bracketed>[^<>]+)>|(?<plain>\S+))$/.exec(
    text.trim(),
  );
  const { name = "", bracketed, plain = "" } = match?.groups ?? {};
  return mailbox({ name, address: bracketed ?? plain });
}

export const isMailAddress = (text: string) => ADDRESS.test(text);

function mailbox({ name = "", address }: Mailbox): Required<Mailbox> {
  if (!isMailAddress(address)) throw new InvalidMessage("This is not one e-mail address.");
  return { name: oneLine(name), address };
}

function copies(addresses: readonly string[] = []): Required<Mailbox>[] {
  if (addresses.length > MOST_COPIES) throw new InvalidMessage("These are too many copies.");
  return addresses.map((address) => mailbox({ address }));
}

function attached({ name, type, content }: Attachment): AttachedFile {
  if (!CONTENT_TYPE.test(type)) throw new InvalidMessage("This is no type of a file.");
  return { filename: oneLine(name).replaceAll(/[/\\]/g, "_"), contentType: type, content };
}

/** Line breaks and other control characters become spaces: what remains is one header, whatever somebody typed. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();
}

function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked = Object.entries(headers).map(([name, value]): [string, string] => {
    if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) {
      throw new InvalidMessage("A mail may not set this header.");
    }
    return [name, oneLine(value)];
  });
  return Object.fromEntries(checked);
}

function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  const url = URL.parse(address);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") {
    throw new InvalidMessage("The address to unsubscribe at is not a web address.");
  }
  return {
    "List-Unsubscribe": `<${url.href}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
