import { describe, expect, it } from "vitest";
import { lazily } from "./lazily.ts";

describe("a thing made lazily", () => {
  it("is made once, when it is asked for first", async () => {
    let times = 0;
    const thing = lazily(async () => ({ number: (times += 1) }));
    expect(times).toBe(0);
    const [one, other] = await Promise.all([thing(), thing()]);
    expect(one).toBe(other);
    expect(times).toBe(1);
  });

  it("is tried again after a failure", async () => {
    let times = 0;
    const thing = lazily(async () => {
      times += 1;
      if (times === 1) throw new Error("No network");
      return times;
    });
    await expect(thing()).rejects.toThrow("No network");
    await expect(thing()).resolves.toBe(2);
  });
});
