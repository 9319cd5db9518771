/** Which scheme is shown: what the person chose, or what their system says. Kept in the browser, told to every tab. */

export type SchemeChoice = "system" | "light" | "dark";
export type Scheme = "light" | "dark";

export interface ColorScheme {
  choice: () => SchemeChoice;
  scheme: () => Scheme;
  choose: (choice: SchemeChoice) => void;
  /** @returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

/** index.html reads the same key before the first paint. */
export const SCHEME_KEY = "bandstand:scheme";

export function createColorScheme(browser: Window): ColorScheme {
  const system = browser.matchMedia("(prefers-color-scheme: dark)");
  const listeners = new Set<() => void>();
  let choice = asChoice(read(browser));

  const scheme = (): Scheme => (choice === "system" ? (system.matches ? "dark" : "light") : choice);
  const update = (): void => {
    show(browser.document, scheme());
    for (const listener of listeners) listener();
  };

  system.addEventListener("change", update);
  browser.addEventListener("storage", (event) => {
    if (event.key !== SCHEME_KEY) return;
    choice = asChoice(event.newValue);
    update();
  });
  show(browser.document, scheme());

  return {
    choice: () => choice,
    scheme,
    choose(next) {
      choice = next;
      keep(browser, next);
      update();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function asChoice(kept: string | null): SchemeChoice {
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** The browser's own bars take the ground's colour, so that the page ends where the screen does. */
function show(document: Document, scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground").trim();
  if (ground === "") return;
  // One for each scheme of the system; the choice may be the other.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = ground;
}

// A browser may refuse storage altogether; the choice then lasts as long as the page.
function read(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(SCHEME_KEY);
  } catch {
    return null;
  }
}

function keep(browser: Window, choice: SchemeChoice): void {
  try {
    if (choice === "system") browser.localStorage.removeItem(SCHEME_KEY);
    else browser.localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // See above.
  }
}
