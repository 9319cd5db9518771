import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CALENDAR_ADDRESS_MESSAGES,
  calendarAddress,
  calendarAddressProblem,
  hoursUntilNext,
  shownCalendarAddress,
} from "./private-calendar.ts";

const GOOGLE =
  "https://calendar.google.com/calendar/ical/mira%40example.org/private-90ab4f1c/basic.ics";

describe("the address of a calendar", () => {
  it.each([
    [GOOGLE, GOOGLE],
    [`  ${GOOGLE}\n`, GOOGLE],
    [
      "webcal://p12-caldav.icloud.com/published/2/MTIz",
      "https://p12-caldav.icloud.com/published/2/MTIz",
    ],
    ["WEBCALS://calendar.example/a", "https://calendar.example/a"],
    [
      "https://Outlook.Office365.com/owa/calendar.ics?a=b#c",
      "https://outlook.office365.com/owa/calendar.ics?a=b",
    ],
    [
      "http://nextcloud.lan/remote.php/dav/public-calendars/x?export",
      "http://nextcloud.lan/remote.php/dav/public-calendars/x?export",
    ],
  ])("%j is asked as %s", (text, address) => {
    expect(calendarAddressProblem(text)).toBeNull();
    expect(calendarAddress(text)).toBe(address);
  });

  it.each([
    "",
    "calendar",
    "mira@example.org",
    "file:///etc/passwd",
    "ftp://calendar.example/a",
    "https://",
    "javascript:alert(1)",
  ])("is not %j", (text) => {
    expect(calendarAddressProblem(text)).toBe(CALENDAR_ADDRESS_MESSAGES.none);
  });

  it.each(["https://mira:secret@calendar.example/a", "webcal://mira@calendar.example/a"])(
    "has no name and password in it: %s",
    (text) => {
      expect(calendarAddressProblem(text)).toBe(CALENDAR_ADDRESS_MESSAGES.withPassword);
    },
  );

  it.each([
    [GOOGLE, "calendar.google.com/…4f1c"],
    ["https://cloud.example/public/dGhpcyBpcyBhIHNlY3JldA", "cloud.example/…JldA"],
    ["https://cloud.example/s/secret", "cloud.example/…"],
    ["https://cloud.example/dav/public-calendars/Kx7wQp2LmNb4Rt6s?export", "cloud.example/…Rt6s"],
    ["https://cloud.example/Kx7wQp2LmNb4Rt6s.ics", "cloud.example/…Rt6s"],
    ["http://nextcloud.lan:8080/", "nextcloud.lan:8080/…"],
  ])("%s is shown as %s", (address, shown) => {
    expect(shownCalendarAddress(address)).toBe(shown);
  });

  it("never shows more than four letters of what is secret", () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9]{5,60}$/);
    fc.assert(
      fc.property(secret, (letters) => {
        const shown = shownCalendarAddress(`https://cloud.example/${letters}`);
        expect(shown.replace("cloud.example/…", "").length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

it("what fails is tried again ever later, and once a day in the end", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 500].map(hoursUntilNext)).toEqual([6, 1, 2, 4, 8, 16, 24, 24]);
});
