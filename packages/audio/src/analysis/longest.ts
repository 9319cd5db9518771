/** What is too long to be analysed: it would take minutes and hundreds of megabytes on a phone. */
export const LONGEST_MINUTES = 20;

export class TooLong extends Error {
  override readonly name = "TooLong";
  constructor() {
    super(`Recordings of more than ${LONGEST_MINUTES} minutes are not analysed.`);
  }
}

/** Throws `TooLong`. */
export function refuseTooLong(seconds: number): void {
  if (seconds > LONGEST_MINUTES * 60) throw new TooLong();
}
