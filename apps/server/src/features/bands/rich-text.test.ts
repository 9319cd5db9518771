import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "./rich-text.ts";

const REL = 'rel="noopener noreferrer nofollow"';

describe("of a rich text", () => {
  it.each([
    "<h2>Saturday</h2><p>Van at <strong>15:00</strong>, <em>sharp</em></p><ul><li><p>Kit</p></li></ul>",
    `<p><a href="https://example.org/map" ${REL} target="_blank">map</a></p>`,
    `<p><a href="mailto:mira@example.org" ${REL}>Mira</a> <a href="tel:+4420" ${REL}>phone</a></p>`,
    "<p>1 &lt; 2 &amp; 3</p>",
  ])("what it may hold stays: %s", (html) => expect(cleanHtml(html)).toBe(html));

  it.each([
    ["a script", "<p>Hi<script>alert(1)</script></p>", "<p>Hi</p>"],
    ["a handler", '<p onclick="alert(1)">Hi</p>', "<p>Hi</p>"],
    ["a look", '<p style="color:red" class="x">Hi</p>', "<p>Hi</p>"],
    ["a picture", '<p>Hi<img src=x onerror="alert(1)"></p>', "<p>Hi</p>"],
    ["a drawing", "<svg><script>alert(1)</script></svg><p>Hi</p>", "<p>Hi</p>"],
    ["a frame", '<iframe src="https://example.org">x</iframe><p>Hi</p>', "<p>Hi</p>"],
    ["a link that runs", '<p><a href="javascript:alert(1)">Hi</a></p>', "<p>Hi</p>"],
    ["one that hides it", '<p><a href=" java\nscript:alert(1)">Hi</a></p>', "<p>Hi</p>"],
    ["one spelled in codes", '<p><a href="&#106;avascript:alert(1)">Hi</a></p>', "<p>Hi</p>"],
    ["one with data", '<p><a href="data:text/html,x">Hi</a></p>', "<p>Hi</p>"],
    ["one to nowhere", '<p><a href="//example.org">Hi</a></p>', "<p>Hi</p>"],
    [
      "a link that runs, before a good one,",
      '<p><a href="javascript:alert(1)">a</a> <a href="tel:+4420">b</a></p>',
      `<p>a <a href="tel:+4420" ${REL}>b</a></p>`,
    ],
    ["what is not closed", "<p>Hi <strong>there", "<p>Hi <strong>there</strong></p>"],
    ["what was never open", "<p>Hi</p></em></div>", "<p>Hi</p>"],
    ["half a tag", "<p>Hi</p><img src=x onerror=alert(1)//", "<p>Hi</p>"],
    [
      "other names of the same",
      "<div><b>a</b><i>b</i></div>",
      "<p><strong>a</strong><em>b</em></p>",
    ],
  ])("%s goes, and its words stay", (_, html, clean) => expect(cleanHtml(html)).toBe(clean));

  it("nothing else is left of anything, and what is clean stays so", () => {
    const pieces = fc.constantFrom(
      ..."< > / \" ' = & ; a p b i ul li script style img svg on click href src javascript: https: &lt; <!-- --> ]]> x".split(
        " ",
      ),
      " ",
      "\n",
      "\0",
      "<a href=",
      "<p ",
      "</p>",
    );
    const odd = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));
    const attribute = `(?: (?:rel|target)="[^"<>]*"| href="(?:https?|mailto|tel):[^"<>]*")`;
    const allowed = new RegExp(
      `</?(?:p|strong|em|ul|ol|li|h2|h3)>|<br ?/?>|</a>|<a${attribute}*>`,
      "gi",
    );
    fc.assert(
      fc.property(odd, (html) => {
        const clean = cleanHtml(html);
        expect(clean.replace(allowed, "")).not.toMatch(/[<>]/);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  it("whatever tags it had, each that is left is closed within what it stands in", () => {
    const pieces = fc.constantFrom(
      ..."<p> </p> <div> </div> <b> </b> <i> </i> <h1> </h1> <ul> <li> </ul> <script> </script> <span> </span> </a>".split(
        " ",
      ),
      '<a href="javascript:alert(1)">',
      '<a href="https://example.org">',
      "<a>",
      "x",
    );
    const nested = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(nested, (html) => {
        expect(isNested(cleanHtml(html))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("twenty thousand characters of nothing but tags take no time", () => {
    const begun = performance.now();
    for (const html of ["<p>".repeat(6000), "<a href=".repeat(2500), "&#".repeat(10_000)])
      cleanHtml(html);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

/** Whether each tag ends within the one that it began in. */
function isNested(html: string): boolean {
  const open: (string | undefined)[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash === "") open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
