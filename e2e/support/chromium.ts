import { chromiumOnPath } from "../../scripts/install/chromium.mjs";

export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A flow may press Play without a person having touched the page.
  "--autoplay-policy=no-user-gesture-required",
] as const;

/** Path of the Chromium to test in; undefined stands for the one that Playwright keeps for itself. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM ?? chromiumOnPath();
}
