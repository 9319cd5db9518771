/** What a list of events may be narrowed to, and how many are told at once. */

/** N from today on, R the last 60 days as well, A all. */
export const PAST_EVENTS = [
  { key: "N", name: "None" },
  { key: "R", name: "Recent" },
  { key: "A", name: "All" },
] as const;

export type PastEvents = (typeof PAST_EVENTS)[number]["key"];

export const USUAL_PAST_EVENTS: PastEvents = "N";

/** Tags of the types that a list shows at first: gigs and rehearsals. */
export const EVENT_TYPE_TAGS = ["G", "RH"] as const;

export type EventTypeTag = (typeof EVENT_TYPE_TAGS)[number];

/** In one answer: usually, and as many as may be asked for. */
export const EVENTS_AT_ONCE = { usual: 500, most: 2000 } as const;
