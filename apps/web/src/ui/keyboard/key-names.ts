/** Keys as they are written in code (`mod+k`, `?`, `g s`) and as they are shown to people. */

/** A press with its modifiers, in lower case: `mod+k`, `?`, `escape`. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** `mod` is Command on a Mac and Ctrl elsewhere. Shift is part of the character (`?`), so it isn't named. */
export function pressed(press: KeyPress, mac: boolean): string {
  const parts: string[] = [];
  if (mac ? press.metaKey : press.ctrlKey) parts.push("mod");
  if (mac && press.ctrlKey) parts.push("ctrl");
  if (press.altKey) parts.push("alt");
  parts.push(press.key.toLowerCase());
  return parts.join("+");
}

const SHOWN: Record<string, string> = {
  mod: "Ctrl",
  ctrl: "Ctrl",
  alt: "Alt",
  shift: "Shift",
  escape: "Esc",
  enter: "Enter",
  " ": "Space",
  arrowleft: "←",
  arrowright: "→",
  arrowup: "↑",
  arrowdown: "↓",
  home: "Home",
  end: "End",
};
const SHOWN_ON_MAC: Record<string, string> = { ...SHOWN, mod: "⌘", ctrl: "⌃", alt: "⌥" };

/** @returns the caps to draw, one for each press in its order: `mod+k` → `["Ctrl K"]`, `g s` → `["G", "S"]`. */
export function keyCaps(keys: string, mac: boolean): string[] {
  const names = mac ? SHOWN_ON_MAC : SHOWN;
  const name = (key: string): string => names[key] ?? key.toUpperCase();
  return pressesOf(keys).map((press) => partsOf(press).map(name).join(" "));
}

/** The space between two presses is not the one that is pressed. */
function pressesOf(keys: string): string[] {
  return keys === " " ? [keys] : keys.split(" ");
}

/** The plus between two keys is not the one that is pressed. */
function partsOf(press: string): string[] {
  return press.endsWith("++") ? [...press.slice(0, -2).split("+"), "+"] : press.split("+");
}
