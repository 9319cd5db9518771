interface SeriesEvent {
  id: number;
  /** `YYYY-MM-DD` */
  eventDate: string;
  seriesKey: string | null;
}

/** Those of its series that come after an event. Pure. */
export function followingOf<Row extends SeriesEvent>(event: SeriesEvent, events: readonly Row[]) {
  const { id, eventDate, seriesKey } = event;
  if (seriesKey === null) return [];
  return events.filter(
    (other) =>
      other.seriesKey === seriesKey &&
      (other.eventDate > eventDate || (other.eventDate === eventDate && other.id > id)),
  );
}
