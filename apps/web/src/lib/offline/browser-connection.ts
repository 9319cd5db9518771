/** The connection as this browser knows it. */
import { type Connection, createConnection } from "./connection.ts";

/** Milliseconds that a sign of life may take. */
const TIMEOUT = 5_000;

export function browserConnection(browser: Window & typeof globalThis): Connection {
  return createConnection({
    startsOnline: browser.navigator.onLine,
    ask: async () => {
      try {
        // Any answer will do: a server whose database is away says so itself.
        await browser.fetch("/api/health", {
          cache: "no-store",
          signal: AbortSignal.timeout(TIMEOUT),
        });
        return true;
      } catch {
        return false;
      }
    },
    watch: (wake, lost) => {
      browser.addEventListener("online", wake);
      browser.addEventListener("offline", lost);
      browser.document.addEventListener("visibilitychange", () => {
        if (browser.document.visibilityState === "visible") wake();
      });
    },
    after: (milliseconds, run) => {
      const timer = browser.setTimeout(run, milliseconds);
      return () => browser.clearTimeout(timer);
    },
    now: () => new Date(),
  });
}
