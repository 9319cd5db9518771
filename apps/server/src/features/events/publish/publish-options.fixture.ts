/** A proposal and a confirmation that tell nobody yet. */
import type { PublishOptions } from "@bandstand/domain/publishing";

const NOBODY = { sendVenue: false, sendBand: false, sendFollowers: false, accountSender: false };
export const PROPOSAL: PublishOptions = {
  ...NOBODY,
  status: "P",
  eventConfirmed: false,
  draft: true,
};
export const CONFIRMATION: PublishOptions = {
  ...NOBODY,
  status: "C",
  eventConfirmed: true,
  draft: false,
};
