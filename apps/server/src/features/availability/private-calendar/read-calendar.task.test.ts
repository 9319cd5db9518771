import { calendarWindow } from "@bandstand/domain/busy-days";
import { expect, it } from "vitest";
import { createWorkers } from "../../../platform/workers/workers.ts";
import { calendar, entry } from "./calendar.fixture.ts";
import { readCalendarTask } from "./read-calendar.task.ts";

const workers = createWorkers();
const owned = { owner: 1, signal: new AbortController().signal };
const window = calendarWindow("2027-03-01");

const read = (text: string) =>
  workers.with(readCalendarTask, owned, (ask) => ask({ text, window, timeZone: "Europe/London" }));

it("a calendar is read, or is none", async () => {
  expect(await read(calendar(...entry("DTSTART;VALUE=DATE:20270401")))).toEqual({
    ranges: [{ firstDay: "2027-04-01", lastDay: "2027-04-01" }],
  });
  expect(await read("nothing")).toEqual({ ranges: null });
});

it("a calendar of more than anybody has is too much", async () => {
  const often = entry("DTSTART:20200101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
  expect(await read(calendar(...often))).toEqual({ isTooMuch: true });
});

it("ten megabytes of entries are read within the limits", async () => {
  const about = `DESCRIPTION:${"what nobody needs to know ".repeat(14)}`;
  const meeting = (number: number) =>
    entry(
      `UID:${number}@example.org`,
      about,
      `DTSTART:2027${String((number % 12) + 1).padStart(2, "0")}05T190000Z`,
      "DURATION:PT1H",
    );
  const text = calendar(...Array.from({ length: 20_000 }, (_, number) => meeting(number)).flat());
  expect(text.length).toBeGreaterThan(9_000_000);
  const answer = await read(text);
  expect("ranges" in answer && answer.ranges?.map(({ firstDay }) => firstDay)).toContain(
    "2027-04-05",
  );
});
