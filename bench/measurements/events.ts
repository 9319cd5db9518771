/** The list of events of a band that has played for years. */
import { addAnswers, addCalendar } from "../product/calendar.ts";
import { longList } from "./long-list.ts";

const EVENTS = 2000;

export const events = longList({
  name: "events",
  count: EVENTS,
  query: { pastEvents: "A" },
  async fill(product, band) {
    await addCalendar(product, band, EVENTS);
    await addAnswers(product, band);
  },
});
