import { expect, it } from "vitest";
import { nextEvents } from "./next-events.ts";

const on = (eventDate: string, eventStatus_tag = "C") => ({ eventDate, eventStatus_tag });

it("events of today and tomorrow are had on the device before one sets out; not those that are off", () => {
  const [today, tomorrow] = [on("2026-12-31"), on("2027-01-01", "P")];
  const others = [on("2026-12-30"), on("2027-01-02"), on("2026-12-31", "X")];
  expect(nextEvents([...others, today, tomorrow], "2026-12-31")).toEqual([today, tomorrow]);
});
