import { expect, it } from "vitest";
import { embedSnippet } from "./embed-snippet.ts";

const ORIGIN = "https://bandstand.example";

it("what a band puts into its site is a frame with its gigs, and a script that makes it as high as they are", () => {
  const [frame = "", script = ""] = embedSnippet(ORIGIN, {
    identity: "the-ardens",
    name: "The Ardens",
  }).split("\n");
  expect(frame).toBe(
    '<iframe id="bandstand-the-ardens" src="https://bandstand.example/embed/the-ardens" title="Gigs of The Ardens" loading="lazy" style="width:100%;height:40rem;border:0"></iframe>',
  );
  expect(script).toContain('getElementById("bandstand-the-ardens")');
  expect(script).toContain('e.origin==="https://bandstand.example"');
  expect(script.slice("<script>".length, -"</script>".length)).not.toMatch(/[&<]/);
});

it("a name and an identity of any letters stay within their quotes", () => {
  const snippet = embedSnippet(ORIGIN, { identity: "ärger", name: 'Rock & "Roll" <br>' });
  expect(snippet).toContain('src="https://bandstand.example/embed/%C3%A4rger"');
  expect(snippet).toContain('title="Gigs of Rock &amp; &quot;Roll&quot; &lt;br&gt;"');
});
