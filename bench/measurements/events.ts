/** The list of events of a band that has played for years. */
import { addCalendar } from "../product/calendar.ts";
import { longList } from "./long-list.ts";

const EVENTS = 2000;

export const events = longList({
  name: "events",
  count: EVENTS,
  query: { pastEvents: "A" },
  fill: (product, band) => addCalendar(product, band, EVENTS),
});
