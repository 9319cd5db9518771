/** What a press means in a studio. */
import { type KeyPress, pressed } from "../../../ui/keyboard/key-names.ts";

export type StudioCommand =
  | "toggle"
  | "loop"
  | "loopStart"
  | "loopEnd"
  | "slower"
  | "faster"
  | "lower"
  | "higher"
  | "click"
  | "made"
  | "again"
  | "addMarker"
  | "editMarker"
  | "otherReading"
  | "twiceAsFast"
  | "halfAsFast"
  | "halfABeatLater"
  | "oneIsHere"
  | "zoomIn"
  | "zoomOut"
  | "zoomReset"
  | "panLeft"
  | "panRight"
  | "save";

/** As `?` lists them. */
export const STUDIO_KEYS: readonly { keys: string; label: string }[] = [
  { keys: " ", label: "Play or pause" },
  { keys: "l", label: "Play from the loop start" },
  { keys: "i", label: "Begin the loop here" },
  { keys: "o", label: "End the loop here" },
  { keys: ",", label: "Slower" },
  { keys: ".", label: "Faster" },
  { keys: "j", label: "A semitone lower" },
  { keys: "k", label: "A semitone higher" },
  { keys: "c", label: "Click on the beats, or not" },
  { keys: "y", label: "I made it: the trainer goes a step on" },
  { keys: "n", label: "Again: the trainer goes a step back" },
  { keys: "m", label: "Add a marker" },
  { keys: "e", label: "Edit the selected marker" },
  { keys: "d", label: "Beats twice as fast" },
  { keys: "h", label: "Beats half as fast" },
  { keys: "b", label: "Beats half a beat later" },
  { keys: "1", label: "The one of a bar is here" },
  { keys: "r", label: "The other reading of the beats, where there are two" },
  { keys: "mod++", label: "Zoom in" },
  { keys: "mod+-", label: "Zoom out" },
  { keys: "mod+0", label: "Reset zoom" },
  { keys: "arrowleft", label: "Pan back, when zoomed" },
  { keys: "arrowright", label: "Pan forward, when zoomed" },
  { keys: "mod+s", label: "Save, when changed" },
];

/** What has the focus, as far as keys are concerned. */
export interface Focus {
  isTyping: boolean;
  /** An entry of a menu, say, which Space alone or first of all is for. A button or a switch has Enter. */
  takesSpace: boolean;
  /** A slider, say. */
  takesArrows: boolean;
}

interface KeySettings {
  mac: boolean;
  isZoomed: boolean;
  /** Keys without a modifier can be switched off. */
  charactersEnabled: boolean;
  focus: Focus;
}

export function studioCommand(
  press: KeyPress & { repeat: boolean },
  { mac, isZoomed, charactersEnabled, focus }: KeySettings,
): StudioCommand | null {
  const keys = pressed(press, mac);
  const withModifier = MODIFIED[keys];
  if (withModifier) return withModifier;
  if (focus.isTyping) return null;
  if (keys === " ") return press.repeat || focus.takesSpace ? null : "toggle";
  const pan = PANS[keys];
  if (pan) return isZoomed && !focus.takesArrows ? pan : null;
  return press.repeat || !charactersEnabled ? null : (LETTERS[keys] ?? null);
}

const MODIFIED: Readonly<Record<string, StudioCommand>> = {
  "mod++": "zoomIn",
  // The same key, without Shift.
  "mod+=": "zoomIn",
  "mod+-": "zoomOut",
  "mod+0": "zoomReset",
  "mod+s": "save",
};
const PANS: Readonly<Record<string, StudioCommand>> = {
  arrowleft: "panLeft",
  arrowright: "panRight",
};
const LETTERS: Readonly<Record<string, StudioCommand>> = {
  l: "loop",
  i: "loopStart",
  o: "loopEnd",
  ",": "slower",
  ".": "faster",
  j: "lower",
  k: "higher",
  c: "click",
  y: "made",
  n: "again",
  m: "addMarker",
  e: "editMarker",
  d: "twiceAsFast",
  h: "halfAsFast",
  b: "halfABeatLater",
  "1": "oneIsHere",
  r: "otherReading",
};
