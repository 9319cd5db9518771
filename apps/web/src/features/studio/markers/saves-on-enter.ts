/** Enter saves from anywhere in a dialog but where it writes a line or presses a button. */
export function savesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLElement && !target.matches("textarea, button, a, select");
}
