import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, it } from "vitest";
import { InvalidMessage, type Mailbox, type Mailer, type Message } from "./mailer.ts";

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Every mail so far as it arrived, the oldest first. */
  received(): Promise<Buffer[]>;
  stop(): Promise<void>;
}

export const message: Message = {
  to: "jo@example.org",
  subject: "Welcome to Bandstand",
  html: "<p>Hello <b>Jo</b></p>",
  text: "Hello Jo",
};

const file = { name: "gig.ics", type: "text/calendar", content: "" };

/** The tests of what every mailer promises. `start` gives one that has sent nothing. */
export function itSends(start: (from: Mailbox) => Promise<MailerUnderTest>): void {
  let under: MailerUnderTest;
  beforeAll(async () => {
    under = await start({ name: "Bandstand", address: "no-reply@example.org" });
  });
  afterAll(() => under.stop());

  const send = async (changes: Partial<Message> = {}): Promise<Email> => {
    await under.mailer.send({ ...message, ...changes });
    const raw = (await under.received()).at(-1) ?? "";
    return PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  };
  const header = (email: Email, name: string) =>
    email.headers.filter((each) => each.key === name).map((each) => each.value);

  it("sends both versions to one address, from the server's own", async () => {
    const email = await send();
    expect(email.to).toMatchObject([{ address: "jo@example.org" }]);
    expect(email.from).toMatchObject({ name: "Bandstand", address: "no-reply@example.org" });
    expect(email.subject).toBe("Welcome to Bandstand");
    expect(email.html?.trim()).toBe("<p>Hello <b>Jo</b></p>");
    expect(email.text?.trim()).toBe("Hello Jo");
    expect(email.replyTo).toBeUndefined();
    expect(email.messageId).toMatch(/^<.+@.+>$/);
    expect(Date.parse(email.date ?? "")).not.toBeNaN();
    expect(header(email, "auto-submitted")).toEqual(["auto-generated"]);
  });

  it("keeps every script and long lines", async () => {
    const subject =
      "Größe, 東京, 🎸 and a subject that is long enough to be folded more than once in its header";
    const text = `Größe 東京 🎸\nhttps://example.org/verify?token=${"a1_-=".repeat(60)}\nend`;
    const email = await send({ subject, text, html: `<p>${text}</p>` });
    expect(email.subject).toBe(subject);
    expect(email.text?.trim()).toBe(text);
    expect(email.html?.trim()).toBe(`<p>${text}</p>`);
  });

  it("puts another name before the address, and lets answers go elsewhere", async () => {
    const email = await send({
      from: { name: 'The "Würst" <band>, Ltd.' },
      replyTo: "band@example.com",
    });
    expect(email.from).toMatchObject({
      name: 'The "Würst" <band>, Ltd.',
      address: "no-reply@example.org",
    });
    expect(email.replyTo).toMatchObject([{ address: "band@example.com" }]);
  });

  it("shows one kind of copies to everybody, and the other to nobody", async () => {
    const email = await send({ cc: ["venue@example.org"], bcc: ["band@example.org"] });
    expect(email.cc).toMatchObject([{ address: "venue@example.org" }]);
    expect(header(email, "bcc")).toEqual([]);
    expect(JSON.stringify(email)).not.toContain("band@example.org");
  });

  it("brings files", async () => {
    const content = "BEGIN:VCALENDAR\nSUMMARY:Größe\nEND:VCALENDAR\n";
    const { attachments, html, text } = await send({
      attachments: [{ name: "Größe.ics", type: "text/calendar; method=PUBLISH", content }],
    });
    expect(attachments).toMatchObject([{ filename: "Größe.ics", mimeType: "text/calendar" }]);
    expect(attachments[0]?.content).toBe(content);
    expect(html?.trim()).toBe("<p>Hello <b>Jo</b></p>");
    expect(text?.trim()).toBe("Hello Jo");
  });

  it("offers to unsubscribe with one click", async () => {
    const url = `https://example.org/api/stop/${"x".repeat(120)}?key=a%3Cb&c=d`;
    const email = await send({ listUnsubscribe: url });
    expect(header(email, "list-unsubscribe")).toEqual([`<${url}>`]);
    expect(header(email, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  });

  it("sends further headers", async () => {
    const email = await send({ headers: { "X-Entity-Ref": "event 12" } });
    expect(header(email, "x-entity-ref")).toEqual(["event 12"]);
  });

  it.each([
    ["the subject", { subject: "Hello\r\nBcc: evil@example.org\r\n\r\nBody" }],
    ["the sender's name", { from: { name: "Jo\r\nBcc: evil@example.org" } }],
    ["the name of a file", { attachments: [{ ...file, name: "a.ics\r\nBcc: evil@example.org" }] }],
    ["a header", { headers: { "X-Note": "a\nBcc: evil@example.org" } }],
  ])("lets nobody add a recipient through %s", async (_case, changes) => {
    const email = await send(changes);
    expect(email.bcc).toBeUndefined();
    expect(header(email, "bcc")).toEqual([]);
    expect(email.to).toMatchObject([{ address: "jo@example.org" }]);
    expect(email.text?.trim()).toBe("Hello Jo");
  });

  it.each([
    ["two addresses", { to: "jo@example.org, evil@example.org" }],
    ["two addresses with a semicolon", { to: "jo@example.org;evil@example.org" }],
    ["a group", { to: "all: jo@example.org;" }],
    ["a name beside the address", { to: "Jo <jo@example.org>" }],
    ["a line break", { to: "jo@example.org\r\nBcc: evil@example.org" }],
    ["no address", { to: "" }],
    ["a name only", { to: "jo" }],
    ["an answer address with a line break", { replyTo: "a@b.c\nX: y" }],
    ["a sender's address that is none", { from: { name: "Jo", address: "jo@" } }],
    ["a copy that is two", { cc: ["a@b.c, d@e.f"] }],
    ["a hidden copy with a line break", { bcc: ["a@b.c\r\nBcc: d@e.f"] }],
    ["a list of copies", { bcc: Array.from({ length: 21 }, (_, i) => `fan${i}@example.org`) }],
    ["a file whose type is two headers", { attachments: [{ ...file, type: "a/b\r\nBcc: d@e.f" }] }],
    ["a header of its own", { headers: { Bcc: "evil@example.org" } }],
    ["a header name that is two", { headers: { "X-A: b\r\nBcc": "evil@example.org" } }],
    ["a link that is none", { listUnsubscribe: "javascript:alert(1)" }],
  ])("refuses %s and sends nothing", async (_case, changes) => {
    const before = (await under.received()).length;
    await expect(under.mailer.send({ ...message, ...changes })).rejects.toBeInstanceOf(
      InvalidMessage,
    );
    expect(await under.received()).toHaveLength(before);
  });

  it("sends many at once", async () => {
    const before = (await under.received()).length;
    const people = Array.from({ length: 20 }, (_, i) => `person${i}@example.org`);
    await Promise.all(people.map((to) => under.mailer.send({ ...message, to })));
    const arrived = (await under.received()).slice(before);
    const emails = await Promise.all(arrived.map((raw) => PostalMime.parse(raw)));
    expect(emails.map((email) => `${email.to?.[0]?.address}`).toSorted()).toEqual(
      people.toSorted(),
    );
  });
}
