import { expect, it } from "vitest";
import { calendarSubscriptionUrls } from "./calendar-subscription.ts";

it("a calendar is opened by the program that one has, or by a service on the web", () => {
  expect(calendarSubscriptionUrls("https://band.example/calendar/ardens.ics")).toEqual({
    subscribe: "webcal://band.example/calendar/ardens.ics",
    google:
      "https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fband.example%2Fcalendar%2Fardens.ics",
  });
});
