import { expect, it } from "vitest";
import { meantTowns, milesBetween, readPlace, type Town, townName } from "./near.ts";

const town = (id: number, country: string, people: number, region = "00"): Town => ({
  id,
  name: "York",
  country,
  region,
  people,
  latitude: 53.96,
  longitude: -1.08,
});

const YORK = town(1, "GB", 144_202, "ENG");
const PENNSYLVANIA = town(2, "US", 43_718, "PA");
const SMALL = town(3, "US", 1_200, "AL");
const ALL = [SMALL, PENNSYLVANIA, YORK];

it("miles are those of the crow", () => {
  const leeds = { latitude: 53.79648, longitude: -1.54785 };
  const york = { latitude: 53.95763, longitude: -1.08271 };
  expect(milesBetween(york, leeds)).toBeCloseTo(22, 0);
  expect(milesBetween(york, york)).toBe(0);
  expect(
    milesBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
  ).toBeCloseTo(13.8, 1);
});

it("a place is read without its accents and marks, with what tells it from others", () => {
  expect(readPlace(" St. Bishop’s-Málaga ,  UK ")).toEqual({
    name: "st bishops malaga",
    rest: ["uk"],
  });
  expect(readPlace(" , ")).toEqual({ name: "", rest: [] });
});

const LONDON = "Europe/London";
const meant = (towns: Town[], rest: string[] = [], timeZone = LONDON) =>
  meantTowns(towns, { rest, timeZone });

it.each([["uk"], ["united kingdom"], ["england"], ["gb"]])(
  "York in %s is the English one",
  (rest) => {
    expect(meant(ALL, [rest], "America/New_York")).toEqual({ towns: [YORK], isSure: true });
  },
);

it("a town at home is meant where no country is named", () => {
  expect(meant(ALL)).toEqual({ towns: [YORK], isSure: true });
  expect(meant(ALL, ["north yorkshire"])).toEqual({ towns: [YORK], isSure: true });
  expect(meant(ALL, ["al"])).toEqual({ towns: [SMALL], isSure: true });
});

it("one abroad may be meant, and nothing is sure of it", () => {
  expect(meant([SMALL, PENNSYLVANIA])).toEqual({ towns: [PENNSYLVANIA], isSure: false });
  expect(meant([], [])).toEqual({ towns: [], isSure: false });
});

it("of several at home all may be meant, unless one is far larger", () => {
  const [larger, large] = [town(4, "GB", 24_000), town(5, "GB", 1_200)];
  expect(meant([large, larger]).towns).toEqual([larger]);
  expect(meant([larger, YORK]).towns).toEqual([YORK, larger]);
});

it("a town is named with its country", () => {
  expect(townName(YORK)).toBe("York, United Kingdom");
  expect(townName(PENNSYLVANIA)).toBe("York, PA, United States");
});
