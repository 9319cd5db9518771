import { calendarWindow } from "@bandstand/domain/busy-days";
import ical from "ical-generator";
import { describe, expect, it } from "vitest";
import { calendar, entry } from "./calendar.fixture.ts";
import { readParts } from "./calendar-parts.ts";
import { readCalendar } from "./read-calendar.ts";

const window = calendarWindow("2027-03-01");

/** `2027-03-05`, or `2027-03-05 – 2027-03-07`. */
function days(text: string, timeZone = "Europe/London"): string[] | null {
  const ranges = readCalendar(text, { window, timeZone });
  return (
    ranges?.map(({ firstDay, lastDay }) => [...new Set([firstDay, lastDay])].join(" – ")) ?? null
  );
}

const LONDON = [
  "BEGIN:VTIMEZONE",
  "TZID:GMT Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0000",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T010000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

describe("entries of a calendar", () => {
  it("of whole days end before the day that they name", () => {
    const holiday = entry("DTSTART;VALUE=DATE:20270401", "DTEND;VALUE=DATE:20270411");
    const day = entry("DTSTART;VALUE=DATE:20270420", "SUMMARY:Day off");
    const same = entry("DTSTART;VALUE=DATE:20270425", "DTEND;VALUE=DATE:20270425");
    const [first, ...others] = days(calendar(...holiday, ...day, ...same)) ?? [];
    expect(first).toBe("2027-04-01 – 2027-04-10");
    expect(others).toEqual(["2027-04-20", "2027-04-25"]);
  });

  it("with a time count where they reach into the evening, by where the person lives", () => {
    const written = calendar(...entry("DTSTART:20270305T170000Z", "DTEND:20270305T180000Z"));
    expect(days(written, "Europe/London")).toEqual([]);
    expect(days(written, "Europe/Berlin")).toEqual(["2027-03-05"]);
    expect(days(written, "Asia/Tokyo")).toEqual([]);
    expect(days(written, "America/New_York")).toEqual([]);
  });

  it("may say how long they take instead of when they end", () => {
    const written = calendar(...entry("DTSTART:20270305T160000Z", "DURATION:PT3H"));
    expect(days(written)).toEqual(["2027-03-05"]);
  });

  it("are read by their own zone, whether the file says how clocks go there or not", () => {
    // Ten to eleven in the morning in New York: three to four in London.
    const at = (zone: string) =>
      entry(`DTSTART;TZID=${zone}:20270305T140000`, `DTEND;TZID=${zone}:20270305T150000`);
    expect(days(calendar(...at("America/New_York")))).toEqual(["2027-03-05"]);
    expect(days(calendar(...LONDON, ...at("GMT Standard Time")))).toEqual([]);
    expect(days(calendar(...at("GMT Standard Time")))).toEqual([]);
    expect(days(calendar(...LONDON, ...at("GMT Standard Time")), "Asia/Dubai")).toEqual([
      "2027-03-05",
    ]);
  });

  it("without a zone are of wherever the person is", () => {
    const written = calendar(...entry("DTSTART:20270305T190000", "DTEND:20270305T200000"));
    for (const zone of ["Europe/London", "Asia/Tokyo", "America/New_York"])
      expect(days(written, zone)).toEqual(["2027-03-05"]);
  });

  it.each(["TRANSP:TRANSPARENT", "STATUS:CANCELLED", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"])(
    "with %s take no time",
    (line) => {
      const dates = ["DTSTART;VALUE=DATE:20270401", "DTEND;VALUE=DATE:20270402"];
      expect(days(calendar(...entry(...dates)))).toEqual(["2027-04-01"]);
      expect(days(calendar(...entry(...dates, line)))).toEqual([]);
    },
  );

  it("that say when somebody is busy and nothing else count as well", () => {
    const written = calendar(
      "BEGIN:VFREEBUSY",
      "FREEBUSY:20270305T190000Z/20270305T200000Z,20270306T190000Z/PT1H",
      "FREEBUSY;FBTYPE=FREE:20270308T190000Z/20270308T200000Z",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270310T190000Z/20270310T200000Z",
      "END:VFREEBUSY",
    );
    expect(days(written)).toEqual(["2027-03-05 – 2027-03-06", "2027-03-10"]);
  });

  it("that are written wrong take none of the others with them", () => {
    const written = calendar(
      ...entry("DTSTART:tomorrow"),
      ...entry("DTEND:20270305T200000Z"),
      ...entry("DTSTART:20270305T190000Z", "RRULE:FREQ=NOW"),
      ...entry("a line of nothing", "DTSTART;VALUE=DATE:20270401"),
    );
    expect(days(written)).toEqual(["2027-04-01"]);
  });

  it("are not told what they are about, however that is written", () => {
    const secret = [
      "SUMMARY:Clinic",
      "DESCRIPTION:first line\r\n of a clinic\r\n\twith\r\n DTSTART:20270501T190000Z",
      "LOCATION;LANGUAGE=en:Clinic",
      "ATTENDEE;CN=Clinic:mailto:clinic@example.org",
      "BEGIN:VALARM\r\nDESCRIPTION:Clinic\r\nTRIGGER:-PT1H\r\nDURATION:PT99H\r\nEND:VALARM",
    ];
    const written = calendar(
      ...entry(...secret, "DTSTART;VALUE=DATE:20270401", "X-CLINIC:clinic"),
      "BEGIN:VTODO",
      "SUMMARY:Clinic",
      "DTSTART;VALUE=DATE:20270408",
      "END:VTODO",
    );
    const parts = readParts(written);
    expect(parts?.toString()).toContain("20270401");
    expect(parts?.toString()).not.toMatch(/clinic/i);
    expect(days(written)).toEqual(["2027-04-01"]);
  });
});

describe("what repeats", () => {
  it("is met each time, save where it was left out, moved or called off", () => {
    const written = calendar(
      ...LONDON,
      ...entry(
        "UID:choir",
        "DTSTART;TZID=GMT Standard Time:20260105T193000",
        "DTEND;TZID=GMT Standard Time:20260105T213000",
        "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270426T235959Z",
        // None of it, and after that two of it.
        "EXDATE:20270302T193000Z",
        "EXDATE;TZID=GMT Standard Time:20270308T193000,20270315T193000",
      ),
      ...entry(
        "UID:choir",
        "RECURRENCE-ID;TZID=GMT Standard Time:20270322T193000",
        "DTSTART;TZID=GMT Standard Time:20270324T193000",
        "DTEND;TZID=GMT Standard Time:20270324T213000",
      ),
      ...entry(
        "UID:choir",
        "RECURRENCE-ID:20270412T183000Z",
        "DTSTART:20270412T183000Z",
        "DTEND:20270412T203000Z",
        "STATUS:CANCELLED",
      ),
    );
    expect(days(written)).toEqual([
      "2027-03-01",
      "2027-03-24",
      "2027-03-29",
      "2027-04-05",
      "2027-04-19",
      "2027-04-26",
    ]);
  });

  it("keeps its hour when clocks change", () => {
    // A quarter to six to a quarter past in London; in UTC an hour earlier from the end of March on.
    const weekly = (zone: string) =>
      entry(
        `DTSTART${zone}:20270322T174500`,
        `DTEND${zone}:20270322T175500`,
        "RRULE:FREQ=WEEKLY;COUNT=2",
      );
    const berlin = (written: string[]) => days(calendar(...LONDON, ...written), "Europe/Berlin");
    expect(berlin(weekly(";TZID=GMT Standard Time"))).toEqual(["2027-03-22", "2027-03-29"]);
    const inUtc = entry(
      "DTSTART:20270322T174500Z",
      "DTEND:20270322T175500Z",
      "RRULE:FREQ=WEEKLY;COUNT=2",
    );
    expect(days(calendar(...inUtc))).toEqual(["2027-03-29"]);
  });

  it("may be changed from some day on", () => {
    const written = calendar(
      ...entry(
        "UID:course",
        "DTSTART:20270302T190000Z",
        "DTEND:20270302T200000Z",
        "RRULE:FREQ=WEEKLY;COUNT=4",
      ),
      ...entry(
        "UID:course",
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20270316T190000Z",
        "DTSTART:20270317T190000Z",
        "DTEND:20270317T200000Z",
      ),
    );
    expect(days(written)).toEqual(["2027-03-02", "2027-03-09", "2027-03-17", "2027-03-24"]);
  });

  it("of whole days leaves out whole days", () => {
    const written = calendar(
      ...entry(
        "DTSTART;VALUE=DATE:20270306",
        "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE;VALUE=DATE:20270313",
        "RDATE;VALUE=DATE:20270401",
      ),
    );
    expect(days(written)).toEqual(["2027-03-06", "2027-03-20", "2027-04-01"]);
  });

  it("without an end is met as far as anybody looks", () => {
    const written = calendar(...entry("DTSTART;VALUE=DATE:19900101", "RRULE:FREQ=DAILY"));
    expect(days(written)).toEqual([`${window.firstDay} – ${window.lastDay}`]);
  });
});

describe("a text", () => {
  it.each([
    ["nothing", ""],
    ["a page to sign in on", "<!doctype html><title>Sign in</title>"],
    ["a card", "BEGIN:VCARD\r\nFN:Mira\r\nEND:VCARD\r\n"],
    ["half a calendar", calendar(...entry("DTSTART;VALUE=DATE:20270401")).slice(0, -20)],
    ["a calendar in a page", `<pre>${calendar()}</pre>`],
  ])("that is %s is no calendar", (_what, text) => {
    expect(days(text)).toBeNull();
  });

  it.each([
    ["with the mark of its encoding", (text: string) => `\uFEFF${text}`],
    ["with plain line ends", (text: string) => text.replaceAll("\r\n", "\n")],
    ["with blank lines around it", (text: string) => `\r\n${text}\r\n\r\n`],
    ["with lines that go on", (text: string) => text.replaceAll("VALUE", "VAL\r\n UE")],
    ["in two calendars", (text: string) => `${calendar()}${text}`],
  ])("%s is one", (_how, written) => {
    const text = calendar(...entry("DTSTART;VALUE=DATE:20270401"));
    expect(days(written(text))).toEqual(["2027-04-01"]);
  });

  it("as our own calendar of a person is written is read", () => {
    const ours = ical({ name: "Gigs" });
    ours.createEvent({
      start: new Date("2027-05-01T19:00:00Z"),
      end: new Date("2027-05-01T23:00:00Z"),
      summary: "Gig",
    });
    expect(days(ours.toString())).toEqual(["2027-05-01"]);
  });
});
