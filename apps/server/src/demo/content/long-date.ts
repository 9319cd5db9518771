/** Days as posters and contracts write them. */

const FORMAT = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "Saturday 28 November 2026" for `2026-11-28`. */
export function formatEventDate(date: string): string {
  return FORMAT.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
}
