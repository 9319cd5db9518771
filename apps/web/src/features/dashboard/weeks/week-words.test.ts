import { expect, it } from "vitest";
import { dayInWeek, weekLabel } from "./week-words.ts";

it("a week goes by its Monday, an event by its day", () => {
  expect([weekLabel("2026-11-23"), dayInWeek("2026-11-28")]).toEqual(["23 Nov", "Sat 28"]);
});
