import * as fc from "fast-check";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { BANDSTAND } from "./brand.ts";
import { escapeHtml } from "../markup.ts";
import type { Letter } from "./letter.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

const letter: Letter = {
  subject: "A gig",
  preview: "On Friday",
  heading: "The Lamb & Flag",
  paragraphs: ["Doors at 8.\nLoad-in at 6.", 'Bring "the" <amp>.'],
  action: { label: "See the gig", url: "https://example.org/event/12?a=1&b=2" },
  details: [
    ["Fee", "£200"],
    ["Set list", "Friday's"],
  ],
  footnote: "You are in the band.",
};

describe("the plain version of a letter", () => {
  it("says everything in the order of the letter", () => {
    expect(renderText(letter)).toBe(`The Lamb & Flag

Doors at 8.
Load-in at 6.

Bring "the" <amp>.

See the gig:
https://example.org/event/12?a=1&b=2

Fee: £200
Set list: Friday's

-- 
You are in the band.
`);
  });
});

describe("the version with looks", () => {
  const html = renderHtml(letter, BANDSTAND);

  it("escapes what it is given", () => {
    expect(html).toContain("The Lamb &amp; Flag</h1>");
    expect(html).toContain("Bring &quot;the&quot; &lt;amp&gt;.</p>");
    expect(html).toContain("Doors at 8.<br>Load-in at 6.");
    expect(html).toContain('href="https://example.org/event/12?a=1&amp;b=2"');
  });

  it("has the amber button and both schemes", () => {
    expect(html).toContain("background-color:#f0a000");
    expect(html).toContain("color:#1a1000");
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  it("loads nothing from anywhere", () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import|src=/i);
  });

  it("stops these mails by a word of its footnote", () => {
    const stopUrl = "https://example.org/unsubscribe/gigs/1.3?signature=abc";
    const html = renderHtml(
      { ...letter, footnote: `You follow The Ardens. To stop these mails: ${stopUrl}`, stopUrl },
      BANDSTAND,
    );
    expect(html).toMatch(
      /To stop these mails: <a [^>]*href="[^"]*signature=abc"[^>]*>unsubscribe</,
    );
  });

  it("leaves out what the letter does not have", () => {
    const { action: _action, details: _details, ...short } = letter;
    expect(renderHtml(short, BANDSTAND)).not.toContain("<a ");
    expect(renderText(short)).not.toContain("http");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/relative"])(
    "refuses %s as its action",
    (url) => {
      const wrong = { ...letter, action: { label: "Go", url } };
      expect(() => renderHtml(wrong, BANDSTAND)).toThrow(TypeError);
      expect(() => renderText(wrong)).toThrow(TypeError);
    },
  );
});

describe("both versions", () => {
  const line = fc.string({ unit: "grapheme", minLength: 1 });
  const anyLetter: fc.Arbitrary<Letter> = fc.record({
    subject: line,
    preview: line,
    heading: line,
    paragraphs: fc.array(line),
    action: fc.record({ label: line, url: fc.webUrl({ withQueryParameters: true }) }),
    details: fc.array(fc.tuple(line, line)),
    footnote: line,
  });

  it("say the same, and nothing in a letter becomes markup", () => {
    const tags = (html: string) => html.match(/<[a-z!/][^>]*>/gi)?.length;
    fc.assert(
      fc.property(anyLetter, (each) => {
        const text = renderText(each);
        const html = renderHtml(each, BANDSTAND);
        const said = [
          each.heading,
          ...each.paragraphs,
          each.action?.label ?? "",
          ...(each.details ?? []).flat(),
          each.footnote,
        ];
        for (const words of said) {
          expect(text).toContain(words);
          expect(html).toContain(escapeHtml(words));
        }
        const plain: Letter = {
          ...each,
          subject: "s",
          preview: "p",
          heading: "h",
          paragraphs: each.paragraphs.map(() => "p"),
          details: (each.details ?? []).map(() => ["l", "v"]),
          action: { label: "a", url: "https://example.org/" },
          footnote: "f",
        };
        expect(tags(html)).toBe(tags(renderHtml(plain, BANDSTAND)));
      }),
    );
  });
});

it("a rendered letter survives the way through a mail", async () => {
  const html = renderHtml(letter, BANDSTAND);
  const mail = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  expect((await PostalMime.parse(mail)).html?.trim()).toBe(html.trim());
});
