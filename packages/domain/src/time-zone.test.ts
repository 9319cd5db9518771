import { expect, it } from "vitest";
import { isTimeZone } from "./time-zone.ts";

it.each(["Europe/London", "America/Argentina/Ushuaia", "UTC"])("%s is a time zone", (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(["", "London", "+01:00", "Europe/Nowhere", "europe london"])("%j is none", (name) => {
  expect(isTimeZone(name)).toBe(false);
});
