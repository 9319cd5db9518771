import { localDate } from "../../lib/local-date.ts";
import { randomId } from "../../lib/random-id.ts";
import type { PracticeSurroundings } from "./follow-practice.ts";

export function browserPractice(browser: Window & typeof globalThis): PracticeSurroundings {
  return {
    now: () => browser.performance.now(),
    today: () => localDate(new Date()),
    newKey: randomId,
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
