import { expect, it } from "vitest";
import { shortTitle } from "./song-title.ts";

it("a title is cut at 20 characters", () => {
  expect(shortTitle("Twenty letters title")).toBe("Twenty letters title");
  expect(shortTitle("The Long and Winding Road Home")).toBe("The Long and Winding…");
});
