import { localDate } from "../local-date.ts";
import type { PracticeSurroundings } from "./follow-practice.ts";

export function browserPractice(browser: Window & typeof globalThis): PracticeSurroundings {
  return {
    now: () => browser.performance.now(),
    today: () => localDate(new Date()),
    newKey,
    every(milliseconds, run) {
      const timer = browser.setInterval(run, milliseconds);
      return () => browser.clearInterval(timer);
    },
    onLeaving(run) {
      // A phone that puts the page aside may never come back to it.
      const whenHidden = (): void => {
        if (browser.document.visibilityState === "hidden") run();
      };
      browser.addEventListener("pagehide", run);
      browser.document.addEventListener("visibilitychange", whenHidden);
      return () => {
        browser.removeEventListener("pagehide", run);
        browser.document.removeEventListener("visibilitychange", whenHidden);
      };
    },
  };
}

/** A UUID; `crypto.randomUUID` is not there on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
