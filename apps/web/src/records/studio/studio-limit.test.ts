import { describe, expect, it } from "vitest";
import { mayOpenStudio, studioKey } from "./studio-limit.ts";

const FIVE = [1, 2, 3, 4, 5].map(studioKey);

describe("a studio", () => {
  it("opens while there are fewer than five, whatever other windows there are", () => {
    expect(mayOpenStudio(6, [...FIVE.slice(1), "song/1", "song/2"])).toBe(true);
  });

  it("is refused as the sixth", () => {
    expect(mayOpenStudio(6, FIVE)).toBe(false);
  });

  it("of a song that has one open is raised, however many there are", () => {
    expect(mayOpenStudio(3, FIVE)).toBe(true);
  });
});
