/** Calendars as programs write them. */

/** The lines of one entry, between its edges. */
export const entry = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];

export const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Somebody//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  );
