/** The times of an event on the wire, in the order in which they come. */
import type { EventTimeField } from "@bandstand/domain/event-time-names";

// Spelled out: what each is called, and on which day it is, comes to the browser with the pages that show it.
export const EVENT_TIME_FIELDS = [
  "arriveTime",
  "soundCheckTime",
  "doorsOpenTime",
  "startTime",
  "endTime",
  "doorsCloseTime",
] as const satisfies readonly EventTimeField[];
