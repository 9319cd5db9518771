import { expect, it } from "vitest";
import { fieldOf } from "./field-messages.ts";

it("finds the field of a path", () => {
  expect(fieldOf("title")).toBe("title");
  expect(fieldOf("songs.3.seconds")).toBe("songs");
  expect(fieldOf("")).toBe("");
});
