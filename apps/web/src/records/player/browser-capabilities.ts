import type { StreamCapabilities } from "./choose-stream.ts";

/** Chromium's word for a person who spares data; other browsers have none. */
interface SparingNavigator {
  connection?: { saveData?: boolean };
}

/** What this browser plays, and whether it should rather have the small file. */
export function browserCapabilities(browser: Window): StreamCapabilities {
  const probe = browser.document.createElement("video");
  const { connection }: Navigator & SparingNavigator = browser.navigator;
  const isPhone = browser.matchMedia("(max-width: 47.9375em)").matches;
  return {
    canPlay: (type) => probe.canPlayType(type) !== "",
    prefersSmall: isPhone || connection?.saveData === true,
  };
}
