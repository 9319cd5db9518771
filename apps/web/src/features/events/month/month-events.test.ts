import type { EventRow } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { monthEvents } from "./month-events.ts";

const row = (id: number, eventDate: string, eventType_tag: string) =>
  ({
    id,
    eventDate,
    eventType_tag,
    eventType_publicPerformance: eventType_tag === "G",
    eventStatus_tag: "C",
  }) as EventRow;

const events = [
  row(1, "2026-01-09", "G"),
  row(2, "2026-11-27", "G"),
  row(3, "2026-11-28", "G"),
  row(4, "2026-11-28", "RH"),
  row(5, "2027-11-28", "G"),
];
const november = { days: ["2026-11-27", "2026-11-28", "2026-11-29"], year: 2026 };

describe("what a month shows", () => {
  it("is its own days, those that have any", () => {
    const { byDay } = monthEvents(events, { ...november, types: ["G", "RH"] });
    expect(byDay).toEqual({
      "2026-11-27": [events[1]],
      "2026-11-28": [events[2], events[3]],
    });
  });

  it("is of the types that are asked for, its year of gigs whatever is asked", () => {
    const { byDay, gigs } = monthEvents(events, { ...november, types: ["RH"] });
    expect(byDay).toEqual({ "2026-11-28": [events[3]] });
    expect(gigs).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });
});
