/** The demo's days, counted from the moment it is loaded. */
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import { DEMO_BAND } from "../content/band.ts";

export type DemoTime = {
  /** The band's day as `YYYY-MM-DD`. */
  readonly today: string;
  /** The moment so many days before now, as ISO 8601. */
  ago(days: number): string;
};

const DAY = 86_400_000;

export function demoTime(now: Date): DemoTime {
  return {
    today: dateInTimeZone(now, DEMO_BAND.timeZone),
    ago: (days) => new Date(now.getTime() - days * DAY).toISOString(),
  };
}
