/** What went wrong with a short form, in words for the person before it. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";

export interface EntryProblem {
  /** Empty where the fields say it all. */
  message: string;
  /** What the server refuses, to be shown at its fields. */
  fields: readonly FieldFailure[];
}

/** Said where a failure has no words of its own. */
const SERVER_AWAY = "The server is not available, please try again later.";

export function entryProblem(error: unknown): EntryProblem {
  if (!(error instanceof Failure)) {
    const hasWords = error instanceof Error && error.message !== "";
    return { message: hasWords ? error.message : SERVER_AWAY, fields: [] };
  }
  const { code, message, fields = [], retryAfter, reference } = error;
  // Said at its field already.
  if (fields.some((field) => field.message === message)) return { message: "", fields };
  if (code === "throttled" && retryAfter !== undefined) {
    return { message: `${message} ${comeAgain(retryAfter)}`, fields };
  }
  if (reference !== undefined) return { message: `${message} (reference ${reference})`, fields };
  return { message, fields };
}

/** @param seconds until the server listens again */
function comeAgain(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "It works again in a minute." : `It works again in ${minutes} minutes.`;
}
