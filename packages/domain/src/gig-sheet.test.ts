import { describe, expect, it } from "vitest";
import { gigSheetBlocks, gigSheetTimes, type SheetEvent } from "./gig-sheet.ts";

const EVENT: SheetEvent = {
  eventDate: "2026-12-05",
  arriveTime: "17:30",
  soundCheckTime: "18:30",
  doorsOpenTime: "19:30",
  startTime: "20:45",
  endTime: "23:00",
  doorsCloseTime: "00:30",
  bookingName: "Ray Castellane",
  bookingPhone: "07700 900217",
  bandToProvide: "Backline",
  venueToProvide: null,
  description: null,
  Venue: {
    name: "The Half Crown",
    address: "1 Market Place",
    location: "Ardenbridge",
    threeWords: null,
    parking: "In the yard",
    notes: "Ask for the key",
  },
};

const VENUE = {
  contactName: "Dilys Marsh",
  contactPhone: null,
  phone: "01632 960217",
  bandToProvide: "Nothing",
  venueToProvide: "PA and engineer",
  answers: { curfew: "00:00" },
};

const NOTHING_SAID = {
  ...EVENT,
  bookingName: null,
  bookingPhone: null,
  bandToProvide: " ",
  Venue: null,
};

describe("a gig on one page", () => {
  it("says when, in order, and which of it is on the day after", () => {
    expect(gigSheetTimes(EVENT).map(({ label, time }) => `${label} ${time}`)).toEqual([
      "Arrive 17:30",
      "Sound check 18:30",
      "Doors 19:30",
      "Start 20:45",
      "End 23:00",
      "Close 06-Dec-2026 00:30",
    ]);
  });

  it("says where, whom to ring and who brings what: the event before its venue", () => {
    expect(
      gigSheetBlocks(EVENT, VENUE).map(({ title, lines }) => [
        title,
        ...lines.map(({ label, text }) => `${label}: ${text}`),
      ]),
    ).toEqual([
      ["Place", "Address: 1 Market Place", "Parking: In the yard", "Curfew: 00:00"],
      [
        "People",
        "Booked by: Ray Castellane, 07700 900217",
        "At the venue: Dilys Marsh",
        "Venue phone: 01632 960217",
      ],
      ["Who brings what", "Band: Backline", "Venue: PA and engineer"],
      ["Notes", "Venue: Ask for the key"],
    ]);
  });

  it("leaves out what nobody has said, and what one may not read", () => {
    expect(gigSheetBlocks(EVENT, null).map(({ title }) => title)).toEqual([
      "Place",
      "People",
      "Who brings what",
      "Notes",
    ]);
    expect(gigSheetBlocks(NOTHING_SAID, null)).toEqual([]);
  });
});
