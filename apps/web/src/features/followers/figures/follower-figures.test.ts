import { describe, expect, it } from "vitest";
import { growthOf, mostOf } from "./follower-figures.ts";

describe("the growth of a band's followers", () => {
  it("counts month by month, those of before from the beginning", () => {
    const since = ["2024-05-01T10:00:00Z", "2027-01-31T23:00:00Z", "2027-02-01T00:00:00Z"];
    const growth = growthOf(since, "2027-02-14");
    expect(growth).toHaveLength(12);
    expect(growth[0]).toEqual({ month: "2026-03", total: 1 });
    expect(growth.slice(-3)).toEqual([
      { month: "2026-12", total: 1 },
      { month: "2027-01", total: 2 },
      { month: "2027-02", total: 3 },
    ]);
  });

  it("is nothing all along where nobody follows", () => {
    expect(growthOf([], "2027-02-14").map(({ total }) => total)).toEqual(Array(12).fill(0));
  });
});

describe("where followers are from", () => {
  it("is told by how many, one town in whatever letters", () => {
    const places = ["York", "Leeds", " leeds", "LEEDS", null, "Málaga", "", "york", "Ardenbridge"];
    expect(mostOf(places, 3)).toEqual([
      { name: "Leeds", count: 3 },
      { name: "York", count: 2 },
      { name: "Ardenbridge", count: 1 },
    ]);
  });
});
