/** A browser as the place that shows and keeps the scheme. */
import { browserStorage, storedName } from "../../lib/browser-storage.ts";
import type { SchemePlace } from "./color-scheme.ts";

/** index.html reads the same name before the first paint. */
const NAME = "scheme";

export function browserScheme(browser: Window & typeof globalThis): SchemePlace {
  const system = browser.matchMedia("(prefers-color-scheme: dark)");
  const { document } = browser;
  return {
    systemIsDark: () => system.matches,
    onSystemChange: (listener) => system.addEventListener("change", listener),
    onKeptElsewhere: (listener) =>
      browser.addEventListener("storage", ({ key, newValue }) => {
        if (storedName(key) === NAME) listener(newValue);
      }),
    read: () => browserStorage.read(NAME),
    keep: (choice) => browserStorage.write(NAME, choice === "system" ? null : choice),
    show: (scheme) => {
      document.documentElement.dataset.scheme = scheme;
      // The browser's own bars take the ground's colour, so that the page ends where the screen does.
      const ground = browser
        .getComputedStyle(document.documentElement)
        .getPropertyValue("--ground")
        .trim();
      if (ground === "") return;
      // One for each scheme of the system; the choice may be the other.
      for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        bar.content = ground;
    },
  };
}
