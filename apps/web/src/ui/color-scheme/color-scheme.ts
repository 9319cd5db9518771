/** Which scheme is shown: what the person chose, or what their system says. Kept in the browser, told to every tab. */
import { createStore } from "../../lib/store.ts";

export type SchemeChoice = "system" | "light" | "dark";
export type Scheme = "light" | "dark";

export interface ColorScheme {
  choice: () => SchemeChoice;
  scheme: () => Scheme;
  choose: (choice: SchemeChoice) => void;
  /** @returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

/** What the scheme needs of a browser. */
export interface SchemePlace {
  systemIsDark: () => boolean;
  onSystemChange: (listener: () => void) => void;
  /** What was kept, as it stands there: anything, or null. */
  read: () => string | null;
  keep: (choice: SchemeChoice) => void;
  /** Another tab has chosen. */
  onKeptElsewhere: (listener: (kept: string | null) => void) => void;
  show: (scheme: Scheme) => void;
}

export function createColorScheme(place: SchemePlace): ColorScheme {
  const shown = createStore(shownFor(asChoice(place.read())));

  function shownFor(choice: SchemeChoice): { choice: SchemeChoice; scheme: Scheme } {
    const system = place.systemIsDark() ? "dark" : "light";
    return { choice, scheme: choice === "system" ? system : choice };
  }
  function show(choice: SchemeChoice): void {
    const next = shownFor(choice);
    place.show(next.scheme);
    shown.set(next);
  }

  place.onSystemChange(() => show(shown.get().choice));
  place.onKeptElsewhere((kept) => show(asChoice(kept)));
  place.show(shown.get().scheme);

  return {
    choice: () => shown.get().choice,
    scheme: () => shown.get().scheme,
    choose: (choice) => {
      place.keep(choice);
      show(choice);
    },
    subscribe: shown.subscribe,
  };
}

function asChoice(kept: string | null): SchemeChoice {
  return kept === "light" || kept === "dark" ? kept : "system";
}
