import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin } from "./blocked-dates.ts";
import { type BusySpan, busyDaysOfYear, busyRanges, calendarWindow } from "./busy-days.ts";
import { addDays } from "./calendar-date.ts";

const WINDOW = calendarWindow("2026-11-24");

/** "2026-11-27 19:00" as a time of the wall clock. */
function at(text: string) {
  const [date = "", time = ""] = text.split(" ");
  return { date, time };
}

const busy = (begin: string, end: string) =>
  busyRanges([{ begin: at(begin), end: at(end) }], WINDOW).map(
    ({ firstDay, lastDay }) => `${firstDay} – ${lastDay}`,
  );

describe("a calendar", () => {
  it("is looked at from yesterday on, for thirteen months", () => {
    expect(WINDOW).toEqual({ firstDay: "2026-11-23", lastDay: "2027-12-29" });
  });

  it.each([
    ["a dentist in the morning", "2026-11-27 09:00", "2026-11-27 10:00", []],
    ["a day at work", "2026-11-27 09:00", "2026-11-27 17:30", []],
    ["what ends as evening begins", "2026-11-27 16:00", "2026-11-27 18:00", []],
    ["a dinner", "2026-11-27 19:00", "2026-11-27 22:00", ["2026-11-27 – 2026-11-27"]],
    [
      "what ends a minute into the evening",
      "2026-11-27 09:00",
      "2026-11-27 18:01",
      ["2026-11-27 – 2026-11-27"],
    ],
    [
      "a night out, which is of its evening",
      "2026-11-27 22:00",
      "2026-11-28 03:00",
      ["2026-11-27 – 2026-11-27"],
    ],
    [
      "a journey, whose last evening is at home",
      "2026-11-27 10:00",
      "2026-12-01 15:00",
      ["2026-11-27 – 2026-11-30"],
    ],
    ["what ends before it begins", "2026-11-27 22:00", "2026-11-27 20:00", []],
    ["what takes no time", "2026-11-27 20:00", "2026-11-27 20:00", []],
  ])("says of %s which evenings it takes", (_what, begin, end, days) => {
    expect(busy(begin, end)).toEqual(days);
  });

  it("says days that follow one another once", () => {
    const spans = [
      { firstDay: "2026-12-03", lastDay: "2026-12-04" },
      { firstDay: "2026-12-01", lastDay: "2026-12-01" },
      { begin: at("2026-12-02 18:30"), end: at("2026-12-02 19:00") },
      { firstDay: "2026-12-06", lastDay: "2026-12-06" },
    ];
    expect(busyRanges(spans, WINDOW)).toEqual([
      { firstDay: "2026-12-01", lastDay: "2026-12-04" },
      { firstDay: "2026-12-06", lastDay: "2026-12-06" },
    ]);
  });

  it("says nothing of what was, and of what is far ahead", () => {
    const spans = [
      { firstDay: "2020-01-01", lastDay: "2026-11-23" },
      { firstDay: "2027-12-29", lastDay: "2030-01-01" },
      { firstDay: "2028-01-01", lastDay: "2028-01-02" },
    ];
    expect(busyRanges(spans, WINDOW)).toEqual([
      { firstDay: "2026-11-23", lastDay: "2026-11-23" },
      { firstDay: "2027-12-29", lastDay: "2027-12-29" },
    ]);
  });
});

it("the days of the coming year are counted, and none before or after it", () => {
  const ranges = [
    { firstDay: "2026-11-20", lastDay: "2026-11-25" },
    { firstDay: "2026-12-01", lastDay: "2026-12-01" },
    { firstDay: "2027-11-22", lastDay: "2027-11-30" },
    { firstDay: "2027-12-24", lastDay: "2027-12-25" },
  ];
  expect(busyDaysOfYear(ranges, "2026-11-24")).toBe(2 + 1 + 2);
  expect(busyDaysOfYear([], "2026-11-24")).toBe(0);
});

describe("whatever a calendar holds", () => {
  const day = fc.integer({ min: -20, max: 430 }).map((days) => addDays("2026-11-24", days));
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
  const span: fc.Arbitrary<BusySpan> = fc.oneof(
    fc
      .tuple(day, fc.integer({ min: 0, max: 5 }))
      .map(([firstDay, more]) => ({ firstDay, lastDay: addDays(firstDay, more) })),
    fc.tuple(day, time, fc.integer({ min: 0, max: 3 }), time).map(([date, from, more, to]) => ({
      begin: { date, time: from },
      end: { date: addDays(date, more), time: to },
    })),
  );
  const spans = fc.array(span, { maxLength: 30 });
  const days = Array.from({ length: 460 }, (_, number) => addDays("2026-11-01", number));

  /** Minute by minute in meaning: whether anything of the evening of a day is taken. */
  function takes(one: BusySpan, on: string): boolean {
    if ("firstDay" in one) return isWithin(one, on);
    const begin = `${one.begin.date} ${one.begin.time}`;
    const end = `${one.end.date} ${one.end.time}`;
    return begin < end && begin < `${on} 24:00` && end > `${on} 18:00`;
  }

  it("a day is busy where an entry takes it, and on no other", () => {
    fc.assert(
      fc.property(spans, (all) => {
        const ranges = busyRanges(all, WINDOW);
        const said = days.filter((on) => ranges.some((range) => isWithin(range, on)));
        const meant = days.filter(
          (on) => isWithin(WINDOW, on) && all.some((one) => takes(one, on)),
        );
        expect(said).toEqual(meant);
      }),
    );
  });

  it("ranges are in order, apart from each other, and the same in whatever order entries stand", () => {
    fc.assert(
      fc.property(spans, (all) => {
        const ranges = busyRanges(all, WINDOW);
        for (const [place, range] of ranges.entries()) {
          expect(range.firstDay <= range.lastDay).toBe(true);
          const next = ranges[place + 1];
          if (next) expect(next.firstDay > addDays(range.lastDay, 1)).toBe(true);
        }
        expect(busyRanges([...all].reverse(), WINDOW)).toEqual(ranges);
        expect(busyRanges(ranges, WINDOW)).toEqual(ranges);
      }),
    );
  });
});
