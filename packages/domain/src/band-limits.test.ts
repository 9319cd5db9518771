import { expect, it } from "vitest";
import { limitMessage } from "./band-limits.ts";

it("a reached limit is told with its number and what to do", () => {
  expect(limitMessage("songs")).toBe(
    "A band has 10,000 songs at most. Delete some that are no longer needed.",
  );
});
