import { expect, it } from "vitest";
import { eventLabel, eventTitle, hoursOf, statusWord, whenWords } from "./event-words.ts";

const unnamed = { name: null, venue_name: "The Half Crown", eventType_name: "Gig" };

it("an event is known by its name, else its venue, else what it is", () => {
  expect(eventTitle({ ...unnamed, name: "Christmas at the Crown" })).toBe("Christmas at the Crown");
  expect(eventTitle(unnamed)).toBe("The Half Crown");
  expect(eventTitle({ ...unnamed, venue_name: null })).toBe("Gig");
});

it("the day is told with how far off it is", () => {
  expect(whenWords({ eventDate: "2026-11-28" }, "2026-11-22")).toBe("Sat 28 Nov · in 6 days");
});

it.each([
  ["20:45", "23:00", "20:45–23:00"],
  ["20:45", null, "20:45"],
  [null, "23:00", "until 23:00"],
  [null, null, null],
])("the hours from %s to %s are %s", (startTime, endTime, words) => {
  expect(hoursOf({ startTime, endTime })).toBe(words);
});

const gig = {
  name: "Half Crown Saturday",
  venue_name: "The Half Crown",
  draft: false,
  eventType_tag: "G",
  eventStatus_tag: "C",
};
const rehearsal = { ...gig, eventType_tag: "RH", name: null };

it("a gig goes by its place, and a rehearsal by its name or by being one", () => {
  expect(eventLabel(gig)).toBe("The Half Crown");
  expect(eventLabel({ ...gig, venue_name: null })).toBe("Half Crown Saturday");
  expect(eventLabel(rehearsal)).toBe("Rehearsal");
  expect(eventLabel({ ...rehearsal, name: "Recording day" })).toBe("Recording day");
});

it("what is not certain is said", () => {
  expect(statusWord(gig)).toBeNull();
  expect(statusWord({ ...gig, draft: true })).toBe("draft");
  expect(statusWord({ ...gig, eventStatus_tag: "P", draft: true })).toBe("provisional");
  expect(statusWord({ ...gig, eventStatus_tag: "X" })).toBe("cancelled");
});
