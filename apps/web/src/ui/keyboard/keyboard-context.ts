import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { KeyboardShortcuts, Shortcut } from "./keyboard-shortcuts.ts";

interface Keyboard {
  shortcuts: KeyboardShortcuts;
  /** Whether keys are named as on a Mac. */
  mac: boolean;
}

export const [KeyboardContext, useKeyboard] = requiredContext<Keyboard>("Keyboard");

/** The key works, and stands in the list of keys, while the component is there. `null` for not now. */
export function useShortcut(shortcut: Shortcut | null): void {
  const { shortcuts } = useKeyboard();
  const run = useEffectEvent(() => shortcut?.run());
  const keys = shortcut?.keys;
  const also = shortcut?.also;
  const label = shortcut?.label;
  const group = shortcut?.group;
  const inWindow = shortcut?.inWindow;
  useEffect(() => {
    if (keys === undefined || label === undefined || group === undefined) return;
    return shortcuts.register({ keys, also, label, group, inWindow, run: () => run() });
  }, [shortcuts, keys, also, label, group, inWindow]);
}

/** Keys that something on the screen hears by itself, for the list of keys alone. The same array each time. */
export function useListedKeys(listed: readonly ListedKey[]): void {
  const { shortcuts } = useKeyboard();
  useEffect(() => {
    const takenBack = listed.map((key) =>
      shortcuts.register({ ...key, inWindow: true, run: () => {} }),
    );
    return () => {
      for (const takeBack of takenBack) takeBack();
    };
  }, [shortcuts, listed]);
}

export type ListedKey = Pick<Shortcut, "keys" | "label" | "group">;

export function useShortcutList(): readonly Shortcut[] {
  const { shortcuts } = useKeyboard();
  return useSyncExternalStore(shortcuts.subscribe, shortcuts.list);
}

export function useCharacterKeys(): { enabled: boolean; enable: (enabled: boolean) => void } {
  const { shortcuts } = useKeyboard();
  const enabled = useSyncExternalStore(shortcuts.subscribe, shortcuts.charactersEnabled);
  return { enabled, enable: shortcuts.enableCharacters };
}
