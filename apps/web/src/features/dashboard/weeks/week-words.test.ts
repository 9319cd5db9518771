import type { ComingEvent } from "@bandstand/contracts/dashboard";
import { expect, it } from "vitest";
import { dayInWeek, eventLabel, statusWord, weekLabel } from "./week-words.ts";

const gig: ComingEvent = {
  id: 1,
  name: "Half Crown Saturday",
  eventDate: "2026-11-28",
  startTime: "20:45",
  draft: false,
  eventType_tag: "G",
  eventStatus_tag: "C",
  venue_name: "The Half Crown",
};
const rehearsal: ComingEvent = { ...gig, eventType_tag: "RH", name: null };

it("a week goes by its Monday, an event by its day", () => {
  expect([weekLabel("2026-11-23"), dayInWeek("2026-11-28")]).toEqual(["23 Nov", "Sat 28"]);
});

it("a gig goes by its place, and a rehearsal by its name or by being one", () => {
  expect(eventLabel(gig)).toBe("The Half Crown");
  expect(eventLabel({ ...gig, venue_name: null })).toBe("Half Crown Saturday");
  expect(eventLabel(rehearsal)).toBe("Rehearsal");
  expect(eventLabel({ ...rehearsal, name: "Recording day" })).toBe("Recording day");
});

it("what is not certain is said", () => {
  const said = (event: Partial<ComingEvent>) => statusWord({ ...gig, ...event });
  expect(said({})).toBeNull();
  expect(said({ draft: true })).toBe("draft");
  expect(said({ eventStatus_tag: "P", draft: true })).toBe("provisional");
  expect(said({ eventStatus_tag: "X" })).toBe("cancelled");
});
