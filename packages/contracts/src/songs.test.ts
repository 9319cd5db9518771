import { expect, it } from "vitest";
import * as z from "zod/mini";
import { chip } from "./songs.ts";

it("a tag has at most 10 characters", () => {
  const tagged = (tag: string) => z.safeParse(chip, { id: 1, tag, icon: null, color: null });
  expect(tagged("Acoustic 2").success).toBe(true);
  expect(tagged("Acoustic 12").error?.issues[0]?.message).toBe("At most 10 characters");
});
