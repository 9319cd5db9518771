import { expect, it } from "vitest";
import { timeZoneOptions } from "./time-zones.ts";

it("time zones are named as people read them", () => {
  expect(timeZoneOptions(["America/Argentina/Buenos_Aires"], "Europe/London")).toEqual([
    { value: "Europe/London", label: "Europe / London" },
    { value: "America/Argentina/Buenos_Aires", label: "America / Argentina / Buenos Aires" },
  ]);
});
