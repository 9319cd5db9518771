/** A good request of every call about events: what is planned, what they pay, and what was played. */
import { CONFIRMATION } from "../src/features/events/publish/publish-options.fixture.ts";
import type { SampleIds, SampleRequests } from "./sample-ids.ts";

export function eventRequests(ids: SampleIds) {
  const ofEvent = { id: String(ids.event) };
  const ofPastEvent = { id: String(ids.pastEvent) };
  const ofExpense = { id: String(ids.expense) };
  const wholeEvent = {
    name: "Half Moon",
    eventDate: "2026-12-05",
    eventTypeId: 1,
    eventStatusId: 1,
    venueId: ids.otherVenue,
    setlistId: ids.setlist,
    startTime: "20:30",
    endTime: "00:30",
    fee: 400,
    chips: [{ id: 1, tag: "Xmas", icon: "celebration", color: "red" }],
  };
  return {
    listEvents: { query: { pastEvents: "A", types: "G,RH" } },
    getEvent: { params: ofEvent },
    viewEvent: { params: ofEvent },
    addEvent: { body: { ...wholeEvent, copySetlist: "Y" } },
    saveEvent: { params: ofEvent, body: { id: ids.event, paymentReceived: 100 } },
    deleteEvent: { params: ofEvent },
    copyEvent: { params: ofEvent },
    getEventChoices: {},
    getEventCalendar: { params: ofEvent },
    repeatEvent: { params: ofEvent, body: { everyWeeks: 1, times: 3 } },
    deleteFollowingEvents: { params: { id: String(ids.otherEvent) } },
    getEventFeeds: {},
    newEventFeed: {},
    stopEventFeed: {},
    publishEvent: {
      params: ofEvent,
      body: { mode: "S", options: { ...CONFIRMATION, sendBand: true } },
    },
    getEventPublications: { params: ofEvent },
    sendEventMailsAgain: { params: ofEvent, body: {} },
    listPublicEvents: { body: { bandId: ids.ownBand, userId: ids.user, options: { limit: 20 } } },
    watchEvent: { params: ofEvent },
    makeInvoice: { params: ofEvent, body: {} },
    getInvoiceSettings: {},
    saveInvoiceSettings: { body: { name: "The Ardens", bankDetails: "00-00-00", dueDays: 30 } },
    getMoneyYear: { params: { year: "2027" } },
    getEventMoney: { params: ofEvent },
    getGigReport: { params: ofEvent },
    saveGigReport: {
      params: ofPastEvent,
      body: { startedAt: "21:05", endedAt: "23:40", breakMinutes: 25, songs: [ids.song] },
    },
    deleteGigReport: { params: ofPastEvent },
    listGigsToReport: {},
    getUsualPace: {},
    listLastPlayed: {},
    addExpense: {
      params: ofEvent,
      body: { title: "Van hire", amount: 84.5, day: "2027-09-18", bandUserId: ids.member },
    },
    saveExpense: { params: ofExpense, body: { amount: 62.4, bandUserId: null } },
    deleteExpense: { params: ofExpense },
    saveShares: { params: ofEvent, body: { shares: [{ bandUserId: ids.member, share: 2 }] } },
    savePayout: { params: ofEvent, body: { bandUserId: ids.member, paidOut: 120 } },
  } satisfies Partial<SampleRequests>;
}
