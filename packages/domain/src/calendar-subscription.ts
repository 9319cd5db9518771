/** The addresses by which calendar programs subscribe to a calendar. */

/** @param address of the calendar, over http or https */
export function calendarSubscriptionUrls(address: string): { subscribe: string; google: string } {
  // What phones and desktop programs know as their own; each asks by https first.
  const subscribe = address.replace(/^https?:/, "webcal:");
  const query = new URLSearchParams({ cid: subscribe });
  return { subscribe, google: `https://calendar.google.com/calendar/render?${query}` };
}
