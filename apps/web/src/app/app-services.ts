/** What lives as long as the page and is reached from anywhere in it. Made once, at the start. */
import { browserScheme } from "../ui/color-scheme/browser-scheme.ts";
import { type ColorScheme, createColorScheme } from "../ui/color-scheme/color-scheme.ts";
import { type Commands, createCommands } from "../ui/commands/commands.ts";
import {
  type KeyboardShortcuts,
  createKeyboardShortcuts,
} from "../ui/keyboard/keyboard-shortcuts.ts";
import { browserStorage } from "../lib/browser-storage.ts";
import { type Notifications, createNotifications } from "../ui/notifications/notifications.ts";
import { type Overlays, createOverlays } from "../ui/overlay/overlays-context.ts";

export interface AppServices {
  colorScheme: ColorScheme;
  notifications: Notifications;
  keyboard: { shortcuts: KeyboardShortcuts; mac: boolean };
  commands: Commands;
  overlays: Overlays;
}

const CHARACTER_KEYS = "character-keys";

export function createAppServices(browser: Window & typeof globalThis): AppServices {
  const mac = /Mac|iPhone|iPad/.test(browser.navigator.userAgent);
  return {
    colorScheme: createColorScheme(browserScheme(browser)),
    notifications: createNotifications({
      now: () => new Date(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
    keyboard: {
      mac,
      shortcuts: createKeyboardShortcuts({
        mac,
        charactersEnabled: browserStorage.read(CHARACTER_KEYS) !== "off",
        onCharactersEnabled: (enabled) =>
          browserStorage.write(CHARACTER_KEYS, enabled ? "on" : "off"),
      }),
    },
    commands: createCommands(),
    overlays: createOverlays(),
  };
}
