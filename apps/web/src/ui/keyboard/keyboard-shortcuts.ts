/** The keys of the product in one place: screens register theirs while they are open, `?` lists them all. */
import { createStore } from "../../lib/store.ts";
import { type KeyPress, pressed } from "./key-names.ts";

export interface Shortcut {
  /** `mod+k`, `?`, or two presses in a row: `g s`. */
  keys: string;
  /** Another key that does the same where the keyboard is at hand: for the list alone. */
  also?: string | undefined;
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
  /** Does what the keys do, for who has none. @returns whether they do anything now. */
  run: (keys: string) => boolean;
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
  const shortcuts = createStore<readonly Shortcut[]>([]);
  const characters = createStore(settings.charactersEnabled);
  let before: { press: string; at: number } | null = null;

  const find = (keys: string): Shortcut | undefined =>
    shortcuts.get().findLast((one) => one.keys === keys && one.inWindow !== true);

  return {
    register: (shortcut) => {
      shortcuts.set([...shortcuts.get(), shortcut]);
      return () => shortcuts.set(shortcuts.get().filter((one) => one !== shortcut));
    },
    handle: (event) => {
      const press = pressed(event, settings.mac);
      const plain = !press.includes("+") || press === "+";
      if (plain && (event.typing || !characters.get())) {
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
    run: (keys) => {
      const shortcut = find(keys);
      shortcut?.run();
      return shortcut !== undefined;
    },
    list: shortcuts.get,
    charactersEnabled: characters.get,
    enableCharacters: (enabled) => {
      settings.onCharactersEnabled(enabled);
      characters.set(enabled);
    },
    subscribe: (listener) => {
      const stops = [shortcuts.subscribe(listener), characters.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
