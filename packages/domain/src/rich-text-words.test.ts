import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./rich-text-words.ts";

describe("the words of cleaned HTML", () => {
  it("are a paragraph for each block", () => {
    const html =
      "<h2>Harvest</h2><p>Load-in at <strong>five</strong>,<br>van at four.</p><ul><li>Amps</li><li>Leads</li></ul>";
    expect(paragraphsOf(html)).toEqual([
      "Harvest",
      "Load-in at five,",
      "van at four.",
      "• Amps",
      "• Leads",
    ]);
  });

  it("are letters again where they were escaped, once", () => {
    expect(paragraphsOf("<p>Rock &amp; roll &lt;3 &amp;lt;</p>")).toEqual(["Rock & roll <3 &lt;"]);
  });

  it("are none of what an editor leaves empty", () => {
    expect(paragraphsOf("<p></p><p>&nbsp;</p><ul><li></li></ul>")).toEqual([]);
  });

  it("keep no tag, whatever comes", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const paragraph of paragraphsOf(`<p><em>${text}</em></p>`))
          expect(paragraph).not.toMatch(/<\/?(?:p|em)>/);
      }),
    );
  });
});
