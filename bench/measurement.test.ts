import { describe, expect, it } from "vitest";
import { type Figure, isMet, ratioOf } from "./measurement.ts";
import { tableOf } from "./table.ts";

const figure: Figure = {
  name: "list of songs",
  ours: 450,
  bare: 500,
  unit: "requests/s",
  target: { of: "ratio", is: "at least", value: 0.8 },
};

describe("a figure", () => {
  it("meets a target for the ratio of ours to bare", () => {
    expect(ratioOf(figure)).toBeCloseTo(0.9);
    expect(isMet(figure)).toBe(true);
    expect(isMet({ ...figure, ours: 399 })).toBe(false);
  });

  it("meets a target for ours alone", () => {
    const memory = {
      ...figure,
      bare: null,
      target: { of: "ours", is: "at most", value: 450 },
    } as const;
    expect(isMet(memory)).toBe(true);
    expect(isMet({ ...memory, ours: 450.1 })).toBe(false);
  });

  it("stands in one line of the table", () => {
    expect(tableOf([figure])).toBe(
      [
        "measurement    ours              bare              ratio  target              met",
        "list of songs  450.0 requests/s  500.0 requests/s  0.90   ratio at least 0.8  yes",
      ].join("\n"),
    );
  });
});
