/** What somebody says who follows a band, and the words of the form that asks for it. */
import { normaliseEmail } from "./registration.ts";

export const FOLLOW_MESSAGES = {
  bandRequired: "Please enter a band id/name",
  emailRequired: "Please enter your email address",
  emailInvalid: "Invalid format for email address",
  locationRequired: "Please enter your location",
  bandUnknown: "Unable to find band.",
  thanks: "Thank you for following us. You have been sent an email with additional information",
  saved: "Settings saved",
  /** With what went wrong behind it. */
  notSaved: "An error occured saving this",
  found: "Found your email address, loaded your current settings",
} as const;

/** Of the pages that list gigs, with why behind it. */
export const GIGS_NOT_READ = "Error reading event data.";

export const stoppedFollowing = (bandName: string) => `You have stopped following ${bandName}`;

/** How somebody came to follow who was not added by the band. */
export const FOLLOW_SOURCE = "Follow";

/** The form in which a follower's address is kept and compared: as mail servers know it, where its domain has other letters. */
export function followerEmail(typed: string): string {
  const email = normaliseEmail(typed);
  const [, name, domain] = /^([^@]+)@([^@\s/?#:\\]+)$/.exec(email) ?? [];
  if (name === undefined || domain === undefined || /^[a-z0-9.-]*$/.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${name}@${new URL(address).hostname}` : email;
}
