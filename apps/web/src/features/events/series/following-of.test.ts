import { expect, it } from "vitest";
import { followingOf } from "./following-of.ts";

const on = (id: number, eventDate: string, seriesKey: string | null = "tuesdays") => ({
  id,
  eventDate,
  seriesKey,
});

it("those after an event are the later ones of its own series", () => {
  const event = on(2, "2027-03-23");
  const [before, after, again] = [on(1, "2027-03-16"), on(3, "2027-03-30"), on(4, "2027-03-23")];
  const others = [on(5, "2027-03-30", "thursdays"), on(6, "2027-03-30", null)];
  expect(followingOf(event, [before, event, after, again, ...others])).toEqual([after, again]);
});

it("an event that stands by itself has none", () => {
  expect(followingOf(on(1, "2027-03-16", null), [on(2, "2027-03-23", null)])).toEqual([]);
});
