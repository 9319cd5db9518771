/** The keys of the product in one place: screens register theirs while they are open, `?` lists them all. */
import { type KeyPress, pressed } from "./key-names.ts";

export interface Shortcut {
  /** `mod+k`, `?`, or two presses in a row: `g s`. */
  keys: string;
  /** What it does, as a button would say it. */
  label: string;
  /** Under which heading it is listed. */
  group: string;
  /** The window that has the focus answers it: here it is only listed. */
  inWindow?: boolean | undefined;
  run: () => void;
}

export interface KeyboardShortcuts {
  /** A later registration of the same keys wins while it lasts. @returns the way to take it back. */
  register: (shortcut: Shortcut) => () => void;
  /** @returns whether the press belonged to a shortcut, so that the browser shall do nothing of its own. */
  handle: (press: KeyPress & { typing: boolean; at: number }) => boolean;
  list: () => readonly Shortcut[];
  /** Keys without a modifier can be switched off, for those who speak to their machine or whose hands tremble. */
  charactersEnabled: () => boolean;
  enableCharacters: (enabled: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds in which the second of two presses must follow. */
const SEQUENCE = 1000;

export interface ShortcutSettings {
  mac: boolean;
  charactersEnabled: boolean;
  onCharactersEnabled: (enabled: boolean) => void;
}

export function createKeyboardShortcuts(settings: ShortcutSettings): KeyboardShortcuts {
  const listeners = new Set<() => void>();
  let shortcuts: readonly Shortcut[] = [];
  let characters = settings.charactersEnabled;
  let before: { press: string; at: number } | null = null;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const find = (keys: string): Shortcut | undefined =>
    shortcuts.findLast((one) => one.keys === keys && one.inWindow !== true);

  return {
    register: (shortcut) => {
      shortcuts = [...shortcuts, shortcut];
      changed();
      return () => {
        shortcuts = shortcuts.filter((one) => one !== shortcut);
        changed();
      };
    },
    handle: (event) => {
      const press = pressed(event, settings.mac);
      const plain = !press.includes("+") || press === "+";
      if (plain && (event.typing || !characters)) {
        before = null;
        return false;
      }
      const started =
        before !== null && event.at - before.at <= SEQUENCE ? `${before.press} ${press}` : null;
      const shortcut = (started === null ? undefined : find(started)) ?? find(press);
      before = shortcut === undefined ? { press, at: event.at } : null;
      shortcut?.run();
      return shortcut !== undefined;
    },
    list: () => shortcuts,
    charactersEnabled: () => characters,
    enableCharacters: (enabled) => {
      characters = enabled;
      settings.onCharactersEnabled(enabled);
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
