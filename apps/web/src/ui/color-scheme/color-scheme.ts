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
  const listeners = new Set<() => void>();
  let choice = asChoice(place.read());

  const scheme = (): Scheme => {
    if (choice !== "system") return choice;
    return place.systemIsDark() ? "dark" : "light";
  };
  const update = (): void => {
    place.show(scheme());
    for (const listener of listeners) listener();
  };

  place.onSystemChange(update);
  place.onKeptElsewhere((kept) => {
    choice = asChoice(kept);
    update();
  });
  place.show(scheme());

  return {
    choice: () => choice,
    scheme,
    choose: (next) => {
      choice = next;
      place.keep(next);
      update();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function asChoice(kept: string | null): SchemeChoice {
  return kept === "light" || kept === "dark" ? kept : "system";
}
