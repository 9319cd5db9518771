/** What the times of an event are called. */

/** In the order in which they come. */
export const EVENT_TIMES = [
  { field: "arriveTime", name: "Arrive", ends: false },
  { field: "soundCheckTime", name: "Sound check", ends: false },
  { field: "doorsOpenTime", name: "Doors", ends: false },
  { field: "startTime", name: "Start", ends: false },
  { field: "endTime", name: "End", ends: true },
  { field: "doorsCloseTime", name: "Close", ends: true },
] as const;

export type EventTimeField = (typeof EVENT_TIMES)[number]["field"];
