/** How long a number of days is, in the unit that a person would use. */

const DAYS_PER_MONTH = 365.25 / 12;
const DAYS_PER_YEAR = 365.25;

/** Under 14 days in days, under 56 in weeks, under 547 in months, else in years and half years. Takes whole days, 0 or more. */
export function formatDays(days: number): string {
  if (days < 14) return counted(days, "day");
  if (days < 56) return counted(Math.round(days / 7), "week");
  if (days < 547) return counted(Math.round(days / DAYS_PER_MONTH), "month");
  return counted(Math.round((days / DAYS_PER_YEAR) * 2) / 2, "year");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
