import { describe, expect, it } from "vitest";
import { newsRules, readNewsDraft, textOf } from "./news-rules.ts";

const written = { html: "<p>Van at 15:00</p>", updatedAt: "2026-11-20T12:00:00.000Z" };

describe("news being written", () => {
  it("is changed where it is another text, and nothing where an editor left an empty paragraph", () => {
    expect(newsRules.isDirty(written, written.html)).toBe(false);
    expect(newsRules.isDirty(written, "<p>Van at 16:00</p>")).toBe(true);
    expect(newsRules.isDirty({ html: textOf(null) }, textOf("<p></p>"))).toBe(false);
  });

  it("is after a save what the server made of it, unless it was changed meanwhile", () => {
    const after = (now: string) => newsRules.afterSave(written, "<p>Van</p>", now);
    expect(after("<p>Van</p>")).toBe(written.html);
    expect(after("<p>Van!</p>")).toBe("<p>Van!</p>");
  });

  it("comes back as a draft with what it was changed from, and not from what is none", () => {
    expect(readNewsDraft({ original: written, edited: "<p>x</p>" })).toEqual({
      original: written,
      edited: "<p>x</p>",
    });
    for (const odd of [null, 5, { html: 1 }, {}])
      expect(readNewsDraft({ original: odd, edited: "<p>x</p>" })).toBeNull();
    expect(readNewsDraft({ original: written, edited: 5 })).toBeNull();
  });
});
