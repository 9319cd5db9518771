/** A year of gigs in little: how many each month has. */

export type YearEvent = {
  /** `YYYY-MM-DD` */
  readonly eventDate: string;
  readonly eventType_publicPerformance: boolean;
  readonly eventStatus_tag: string;
};

const MONTHS_A_YEAR = 12;

/** January first: what is played before people and not cancelled. */
export function gigsByMonth(events: readonly YearEvent[], year: number): number[] {
  const counts = Array.from({ length: MONTHS_A_YEAR }, () => 0);
  for (const { eventDate, eventType_publicPerformance, eventStatus_tag } of events) {
    if (!eventType_publicPerformance || eventStatus_tag === "X") continue;
    if (Number(eventDate.slice(0, 4)) !== year) continue;
    const month = Number(eventDate.slice(5, 7)) - 1;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}
