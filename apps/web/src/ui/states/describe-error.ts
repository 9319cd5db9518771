/** What a failure says of itself to a person. */
import { isFull } from "../../lib/offline/is-full.ts";

export interface ErrorDescription {
  /** Null where no log knows this failure. */
  reference: string | null;
  message: string;
}

/** Said where the browser keeps no more. */
const NO_ROOM = "There is no room left for this site in the browser.";

/** Said where a failure brings no words of its own. */
export const SERVER_AWAY = "The server is not available, please try again later.";

/** Anything may be thrown: a failure of the API carries words and perhaps a reference, others only words. */
export function describeError(error: unknown): ErrorDescription {
  if (isFull(error)) return { reference: null, message: NO_ROOM };
  if (!(error instanceof Error)) return { reference: null, message: SERVER_AWAY };
  const reference =
    "reference" in error && typeof error.reference === "string" ? error.reference : null;
  return { reference, message: error.message === "" ? SERVER_AWAY : error.message };
}
