import { expect, it } from "vitest";
import { countBytes } from "./count-bytes.ts";

it("bytes pass as they are, and are counted on their way", async () => {
  const counts: number[] = [];
  const parts = new Blob(["Paper", " ", "Lanterns"]).stream();
  const passed = parts.pipeThrough(countBytes((received) => counts.push(received)));
  expect(await new Response(passed).text()).toBe("Paper Lanterns");
  expect(counts.at(-1)).toBe(14);
});
