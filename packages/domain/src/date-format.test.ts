import { expect, it } from "vitest";
import { formatDate, formatDateWithWeekday, formatShortDate, MONTHS } from "./date-format.ts";

it("shows the date of an event as ddd DD-MMM-YYYY", () => {
  expect(formatDateWithWeekday("2026-06-10")).toBe("Wed 10-Jun-2026");
  expect(formatDateWithWeekday("2026-02-01")).toBe("Sun 01-Feb-2026");
});

it("shows a date as DD-MMM-YYYY", () => {
  expect(formatDate("2026-12-05")).toBe("05-Dec-2026");
});

it("shows the date of a follower or document as DD-MMM-YY", () => {
  expect(formatShortDate("2026-12-05")).toBe("05-Dec-26");
});

it("names the months in English", () => {
  const shown = MONTHS.map((_, index) =>
    formatDate(`2026-${String(index + 1).padStart(2, "0")}-15`).slice(3, 6),
  );
  expect(shown.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
});

it.each([null, "", "2026-02-30", "tomorrow"])("shows nothing for %j", (date) => {
  expect(formatDateWithWeekday(date)).toBe("");
  expect(formatDate(date)).toBe("");
  expect(formatShortDate(date)).toBe("");
});
