import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressed, parseMailbox } from "./envelope.ts";
import { InvalidMessage } from "./mailer.ts";

describe("a letter box in the settings", () => {
  it.each([
    ["no-reply@example.org", { name: "", address: "no-reply@example.org" }],
    ["<no-reply@example.org>", { name: "", address: "no-reply@example.org" }],
    ["Bandstand <no-reply@localhost>", { name: "Bandstand", address: "no-reply@localhost" }],
    ['"The Band, Ltd." <a@b.c>', { name: "The Band, Ltd.", address: "a@b.c" }],
  ])("is read from %s", (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(["", "Bandstand", "Bandstand <>", "a@b.c, d@e.f", "A <a@b.c> B <d@e.f>", "a b@c.d"])(
    "is not read from %j",
    (text) => {
      expect(() => parseMailbox(text)).toThrow(InvalidMessage);
    },
  );
});

describe("the head of a mail", () => {
  it("has one line a header, whatever somebody typed", () => {
    const message = { to: "jo@example.org", html: "", text: "" };
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (subject, name) => {
        const { from, subject: line } = addressed(
          { ...message, subject, from: { name } },
          { address: "a@b.c" },
        );
        expect(`${line}${from.name}`).not.toMatch(/[\r\n\0\u2028\u2029]/);
      }),
    );
  });
});
