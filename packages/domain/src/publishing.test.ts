import { describe, expect, it } from "vitest";
import {
  allowedRecipients,
  followersOption,
  hasRecipient,
  isConfirmOffered,
  isPromoterDisabled,
  isProposalOffered,
  isPublishOffered,
  NO_BOOKING_EMAIL_HINT,
  statusesToChoose,
  type PublishableEvent,
} from "./publishing.ts";

const today = "2026-06-10";
const gig: PublishableEvent = {
  eventDate: "2026-06-10",
  draft: true,
  privateEvent: false,
  eventStatusTag: "P",
  publicPerformance: true,
  bookingEmail: "jo@club.com",
};
const rehearsal = { ...gig, publicPerformance: false };
const everyone = { sendVenue: true, sendBand: true, sendFollowers: true };

describe("publishing", () => {
  it("is offered for gigs that are draft or provisional", () => {
    expect(isPublishOffered(gig, today)).toBe(true);
    expect(isPublishOffered({ ...gig, draft: false }, today)).toBe(true);
    expect(isPublishOffered({ ...gig, eventStatusTag: "C" }, today)).toBe(true);
    expect(isPublishOffered({ ...gig, draft: false, eventStatusTag: "C" }, today)).toBe(false);
    expect(isPublishOffered(rehearsal, today)).toBe(false);
  });

  it("is offered neither for cancelled nor for past events", () => {
    expect(isPublishOffered({ ...gig, eventStatusTag: "X" }, today)).toBe(false);
    expect(isPublishOffered({ ...gig, eventDate: "2026-06-09" }, today)).toBe(false);
  });
});

it("offers a proposal for provisional gigs only", () => {
  expect(isProposalOffered(gig, today)).toBe(true);
  expect(isProposalOffered({ ...gig, eventStatusTag: "C" }, today)).toBe(false);
  expect(isProposalOffered(rehearsal, today)).toBe(false);
  expect(isProposalOffered(gig, "2026-06-11")).toBe(false);
});

it("offers to confirm what is provisional", () => {
  expect(isConfirmOffered(rehearsal, today)).toBe(true);
  expect(isConfirmOffered({ ...gig, eventStatusTag: "C" }, today)).toBe(false);
  expect(isConfirmOffered(gig, "2026-06-11")).toBe(false);
});

describe("the promoter", () => {
  it.each([null, "", "to follow"])("cannot be told at %j, which holds no @", (bookingEmail) => {
    expect(isPromoterDisabled({ bookingEmail })).toBe(true);
  });

  it("can be told at an address", () => expect(isPromoterDisabled(gig)).toBe(false));

  it("who cannot be told has a hint that says why", () => {
    expect(NO_BOOKING_EMAIL_HINT).toBe(
      "Option is disabled as there is no booking email address defined on the event.",
    );
  });
});

describe("followers", () => {
  const confirmed = { ...gig, draft: false, eventStatusTag: "C" };

  it("can be told of a confirmed public gig", () => {
    expect(followersOption(confirmed)).toBe("enabled");
  });

  it("are not told of private, provisional or draft events", () => {
    expect(followersOption({ ...confirmed, privateEvent: true })).toBe("disabled");
    expect(followersOption({ ...confirmed, eventStatusTag: "P" })).toBe("disabled");
    expect(followersOption({ ...confirmed, draft: true })).toBe("disabled");
  });

  it("are no option where nothing is performed in public", () => {
    expect(followersOption({ ...confirmed, publicPerformance: false })).toBe("absent");
  });

  it("are cleared when draft is turned on", () => {
    expect(allowedRecipients(confirmed, everyone)).toEqual(everyone);
    expect(allowedRecipients({ ...confirmed, draft: true }, everyone)).toEqual({
      sendVenue: true,
      sendBand: true,
      sendFollowers: false,
    });
  });
});

it("sends nothing to a promoter without an address", () => {
  const event = { ...gig, bookingEmail: null };
  expect(allowedRecipients(event, everyone).sendVenue).toBe(false);
});

it("needs at least one of promoter, band and followers", () => {
  const nobody = { sendVenue: false, sendBand: false, sendFollowers: false };
  expect(hasRecipient(nobody)).toBe(false);
  expect(hasRecipient({ ...nobody, sendVenue: true })).toBe(true);
  expect(hasRecipient({ ...nobody, sendBand: true })).toBe(true);
  expect(hasRecipient({ ...nobody, sendFollowers: true })).toBe(true);
});

describe("the status of an event", () => {
  const statuses = [
    { tag: "X", sequence: 3 },
    { tag: "C", sequence: 2 },
    { tag: "P", sequence: 1 },
  ];

  it("is Provisional or Confirmed while it is added", () => {
    expect(statusesToChoose(statuses, true).map(({ tag }) => tag)).toEqual(["P", "C"]);
  });

  it("is any of them afterwards, ordered by sequence", () => {
    expect(statusesToChoose(statuses, false).map(({ tag }) => tag)).toEqual(["P", "C", "X"]);
  });
});
