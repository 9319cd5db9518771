import { describe, expect, it } from "vitest";
import { directionsUrl, threeWordsUrl } from "./place-links.ts";

const place = { name: "The Half Crown", location: "Ardenbridge", address: "1 Quay Street\nLeeds" };

describe("a three-word address", () => {
  it.each([
    ["horn.drum.bass", "https://what3words.com/horn.drum.bass"],
    ["///horn.drum.bass ", "https://what3words.com/horn.drum.bass"],
    ["horn drum bass", null],
    ["horn.drum.bass/../../x", null],
    ["", null],
    [null, null],
  ])("%j leads to %j", (words, url) => expect(threeWordsUrl(words)).toBe(url));
});

describe("directions", () => {
  const to = (destination: string) =>
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

  it("lead to the address", () => {
    expect(directionsUrl(place)).toBe(to("The Half Crown, 1 Quay Street Leeds"));
  });

  it("lead to the place by its name where no address is known", () => {
    expect(directionsUrl({ ...place, address: " " })).toBe(to("The Half Crown, Ardenbridge"));
  });

  it("are none to a mere name", () => {
    expect(directionsUrl({ ...place, address: null, location: null })).toBeNull();
  });
});
