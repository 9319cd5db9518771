import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-date.ts";
import { formatDate, formatShortDate } from "./date-format.ts";
import { parseDateInput, parseTimeInput } from "./date-input.ts";

const rule = { currentYear: 2026 };

describe("a date that is typed", () => {
  it.each([
    ["10-06-2026", "2026-06-10"],
    ["1/2/2027", "2027-02-01"],
    [" 10-6/2026 ", "2026-06-10"],
    ["10-6-27", "2027-06-10"],
    ["10-Jun-2026", "2026-06-10"],
    ["29/02/2028", "2028-02-29"],
  ])("%j is day, month and year with - or /", (text, date) => {
    expect(parseDateInput(text, rule)).toBe(date);
  });

  it("is of the current year when it names none", () => {
    expect(parseDateInput("24/12", rule)).toBe("2026-12-24");
    expect(parseDateInput("24-12", { currentYear: 2031 })).toBe("2031-12-24");
  });

  it.each(["", "31-04-2026", "29-02-2026", "12/13/2026", "10.6.2026", "2026-06-10", "10-Foo-2026"])(
    "%j is cleared",
    (text) => expect(parseDateInput(text, rule)).toBeNull(),
  );

  it("is cleared when it lies before the earliest that is taken", () => {
    const coming = { currentYear: 2026, earliest: "2026-06-10" };
    expect(parseDateInput("9-6", coming)).toBeNull();
    expect(parseDateInput("10-6", coming)).toBe("2026-06-10");
  });

  it("is understood as it is shown", () => {
    fc.assert(
      fc.property(fc.nat(36_000), (days) => {
        const date = addDays("2001-01-01", days);
        const short = parseDateInput(formatShortDate(date), rule);
        return (
          parseDateInput(formatDate(date), rule) === date && (date >= "2100" || short === date)
        );
      }),
    );
  });
});

describe("a time that is typed", () => {
  it.each([
    ["19:30", "19:30"],
    ["9:05", "09:05"],
    ["08:00", "08:00"],
    ["00:00", "00:00"],
    ["23:59", "23:59"],
    ["2045", "20:45"],
    ["845", "08:45"],
    ["20.45", "20:45"],
  ])("%s is HH:mm of the 24-hour clock", (text, time) => expect(parseTimeInput(text)).toBe(time));

  it.each(["", "24:00", "12:60", "7", "2475", "7pm", "19:30:00"])("%j is cleared", (text) => {
    expect(parseTimeInput(text)).toBeNull();
  });
});
