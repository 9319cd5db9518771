import { describe, expect, it } from "vitest";
import {
  afterPublishing,
  allowedRecipients,
  changedOptions,
  firstOptions,
  followersOption,
  hasRecipient,
  isConfirmOffered,
  isPromoterDisabled,
  isProposalOffered,
  isPublishOffered,
  NO_BOOKING_EMAIL_HINT,
  occasionOf,
  type PublishOptions,
  PUBLISH_MESSAGES,
  publishProblem,
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

const proposal: PublishOptions = {
  status: "P",
  eventConfirmed: true,
  draft: false,
  sendVenue: true,
  sendBand: false,
  sendFollowers: false,
  accountSender: false,
};
const confirmation: PublishOptions = { ...proposal, status: "C" };

describe("an event that is sent off", () => {
  const stateOf = (event: PublishableEvent, options: PublishOptions) => {
    const { eventStatusTag, draft } = afterPublishing(event, options);
    return [eventStatusTag, draft, occasionOf(options)];
  };

  it("stays as it was where it is only proposed", () => {
    expect(stateOf(gig, proposal)).toEqual(["P", true, "proposed"]);
  });

  it("is confirmed, and no draft any more", () => {
    expect(stateOf(gig, confirmation)).toEqual(["C", false, "confirmed"]);
  });

  it("stays a draft where that is kept", () => {
    expect(stateOf(gig, { ...confirmation, draft: true })).toEqual(["C", true, "confirmed"]);
  });

  it("is provisional again where its confirmation is taken back", () => {
    const confirmed = { ...gig, eventStatusTag: "C" };
    const taken = { ...confirmation, eventConfirmed: false };
    expect(stateOf(confirmed, taken)).toEqual(["P", false, "provisional"]);
  });
});

describe("the popup", () => {
  it("begins with the promoter, and the band where it is published", () => {
    expect(firstOptions(gig, "P")).toEqual({ ...proposal, eventConfirmed: true });
    expect(firstOptions(gig, "C")).toEqual({ ...confirmation, sendBand: true });
    expect(firstOptions({ ...gig, bookingEmail: null }, "P").sendVenue).toBe(false);
  });

  it("clears the followers where draft is turned on, or the confirmation off", () => {
    const told = { ...confirmation, sendFollowers: true };
    expect(changedOptions(gig, told, {}).sendFollowers).toBe(true);
    expect(changedOptions(gig, told, { draft: true }).sendFollowers).toBe(false);
    expect(changedOptions(gig, told, { eventConfirmed: false }).sendFollowers).toBe(false);
  });
});

describe("what cannot be sent off so", () => {
  const problem = (event: PublishableEvent, options: PublishOptions) =>
    publishProblem(event, options, today)?.message ?? null;

  it("is nothing where all is well", () => {
    expect(problem(gig, proposal)).toBeNull();
    expect(problem(gig, { ...confirmation, sendFollowers: true })).toBeNull();
    expect(problem(rehearsal, { ...confirmation, sendVenue: false })).toBeNull();
  });

  it("is what is over", () => {
    expect(problem({ ...gig, eventStatusTag: "X" }, confirmation)).toBe(PUBLISH_MESSAGES.over);
    expect(problem({ ...gig, eventDate: "2026-06-09" }, proposal)).toBe(PUBLISH_MESSAGES.over);
  });

  it("is a proposal of what is confirmed, or of a rehearsal", () => {
    const confirmed = { ...gig, eventStatusTag: "C" };
    expect(problem(confirmed, proposal)).toBe(PUBLISH_MESSAGES.noProposal);
    expect(problem(rehearsal, proposal)).toBe(PUBLISH_MESSAGES.noProposal);
  });

  it("is a mail to a promoter who has no address", () => {
    expect(problem({ ...gig, bookingEmail: "" }, proposal)).toBe(NO_BOOKING_EMAIL_HINT);
  });

  it("is a mail to followers of what the public does not know once it has been sent", () => {
    const told = { ...confirmation, sendFollowers: true };
    expect(problem(gig, { ...told, draft: true })).toBe(PUBLISH_MESSAGES.followers);
    expect(problem(gig, { ...told, eventConfirmed: false })).toBe(PUBLISH_MESSAGES.followers);
    expect(problem({ ...gig, privateEvent: true }, told)).toBe(PUBLISH_MESSAGES.followers);
    expect(problem(rehearsal, told)).toBe(PUBLISH_MESSAGES.followers);
    expect(problem(gig, { ...proposal, sendFollowers: true })).toBe(PUBLISH_MESSAGES.followers);
  });

  it("is a proposal to nobody, where a confirmation needs no mail", () => {
    expect(problem(gig, { ...proposal, sendVenue: false })).toBe(PUBLISH_MESSAGES.nobody);
    expect(problem(gig, { ...confirmation, sendVenue: false })).toBeNull();
  });
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
