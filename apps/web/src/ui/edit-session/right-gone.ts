/** What is said over changes whose maker may not save them any more. */
import type { Banner } from "./save-state.ts";

export const RIGHT_GONE = {
  message: "You may not save this any more.",
  hint: "The band has changed what you may do. What you have typed stays here, and on this device.",
  reference: null,
} as const satisfies Banner;
