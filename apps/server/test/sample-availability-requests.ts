/** A good request of every call about who can come: answers, days away, and dates that are being found. */
import type { SampleIds, SampleRequests } from "./sample-ids.ts";

export function availabilityRequests(ids: SampleIds) {
  const ofEvent = { id: String(ids.event) };
  const ofDatePoll = { id: String(ids.datePoll) };
  const ofBlockedDate = { id: String(ids.blockedDate) };
  const address = "webcal://calendar.example.org/private/4f1c9a7e";
  return {
    answerEvent: { params: ofEvent, body: { answer: "M", note: "From nine" } },
    askMembers: { params: ofEvent, body: { bandUserIds: [ids.member], replyBy: "2027-09-10" } },
    listEventMembers: {},
    listBlockedDates: {},
    addBlockedDate: { body: { firstDay: "2027-08-01", lastDay: "2027-08-14", note: "Brittany" } },
    saveBlockedDate: { params: ofBlockedDate, body: { lastDay: "2027-08-20" } },
    deleteBlockedDate: { params: ofBlockedDate },
    getPrivateCalendar: {},
    savePrivateCalendar: { body: { address, timeZone: "Europe/London" } },
    fetchPrivateCalendar: {},
    deletePrivateCalendar: {},
    listDatePolls: {},
    addDatePoll: {
      body: {
        name: "Rehearsal",
        eventTypeId: 2,
        venueId: ids.otherVenue,
        startTime: "19:30",
        endTime: null,
        days: ["2027-09-10", "2027-09-11"],
      },
    },
    answerDatePoll: { params: ofDatePoll, body: { day: "2027-09-10", answer: "Y" } },
    settleDatePoll: { params: ofDatePoll, body: { eventId: ids.event } },
    deleteDatePoll: { params: ofDatePoll },
  } satisfies Partial<SampleRequests>;
}
