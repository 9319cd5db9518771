/** What the forms of a member say, as documented. */
import { MEMBER_MESSAGES } from "@bandstand/contracts/members";

export const CHECK_FIRST = "Please check the email address first by clicking the check button.";
export const CHECK_FAILED = "Email check failed. Please use a different email address.";
export const CONFIRM_EMAIL = "Please ensure you are registering the correct email address.";

export const CHECK_OUTCOMES = {
  member: MEMBER_MESSAGES.alreadyMember,
  account: "This user already has an account with Bandstand, so your band can just be added to it.",
  new: "Email not found. You can enter their details below to create a new account.",
} as const;

export const onTheirBehalf = (email: string): string =>
  `No account currently exists for ${email}, so you will be creating one on their behalf.`;

export const NO_OPTIONS = "Options do not apply for an administrator";
export const NUMBERS_FAILED = "Failed to save Numbers";
export const MEMBERS_FAILED = "Failed to load band members";
