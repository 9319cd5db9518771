/** When a mail that could not be sent is tried again, and for how long. */

const FIRST_SECONDS = 60;
const LONGEST_SECONDS = 4 * 3600;

/** With these pauses two days, after which mail servers give up as well. */
export const MOST_ATTEMPTS = 19;

/** Seconds after so many attempts: a minute, two, four, up to four hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_SECONDS);
}

const FIRST_REST_SECONDS = 5;
const LONGEST_REST_SECONDS = 600;

/** Seconds that all mails rest while the mail server is away, when it was so many times in a row: the others lose no attempt over it. */
export function restAfter(times: number): number {
  return Math.min(FIRST_REST_SECONDS * 2 ** Math.min(times - 1, 20), LONGEST_REST_SECONDS);
}
