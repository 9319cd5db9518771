import type { EventRow } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { eventsByDay } from "./month-events.ts";

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
const days = ["2026-11-27", "2026-11-28", "2026-11-29"];

describe("what a month shows", () => {
  it("is its own days, those that have any", () => {
    expect(eventsByDay(events, { days, types: ["G", "RH"] })).toEqual({
      "2026-11-27": [events[1]],
      "2026-11-28": [events[2], events[3]],
    });
  });

  it("is of the types that are asked for", () => {
    expect(eventsByDay(events, { days, types: ["RH"] })).toEqual({ "2026-11-28": [events[3]] });
  });
});
