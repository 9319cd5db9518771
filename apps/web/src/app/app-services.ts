/** What lives as long as the page and is reached from anywhere in it. Made once, at the start. */
import { browserScheme } from "../ui/color-scheme/browser-scheme.ts";
import { type ColorScheme, createColorScheme } from "../ui/color-scheme/color-scheme.ts";
import { type Commands, createCommands } from "../ui/commands/commands.ts";
import {
  type KeyboardShortcuts,
  createKeyboardShortcuts,
} from "../ui/keyboard/keyboard-shortcuts.ts";
import { type Notifications, createNotifications } from "../ui/notifications/notifications.ts";
import { type Overlays, createOverlays } from "../ui/overlay/overlays-context.ts";

export interface AppServices {
  colorScheme: ColorScheme;
  notifications: Notifications;
  keyboard: { shortcuts: KeyboardShortcuts; mac: boolean };
  commands: Commands;
  overlays: Overlays;
}

const CHARACTER_KEYS = "bandstand:character-keys";

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
        charactersEnabled: read(browser) !== "off",
        onCharactersEnabled: (enabled) => keep(browser, enabled ? "on" : "off"),
      }),
    },
    commands: createCommands(),
    overlays: createOverlays(),
  };
}

// A browser may refuse storage; the setting then lasts as long as the page.
function read(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(CHARACTER_KEYS);
  } catch {
    return null;
  }
}

function keep(browser: Window, value: string): void {
  try {
    browser.localStorage.setItem(CHARACTER_KEYS, value);
  } catch {
    // See above.
  }
}
