const TEXTS = new Set(["text", "search", "email", "url", "tel", "password"]);

/** Enter saves from anywhere in a dialog but where it writes a line, confirms a word or presses a button. */
export function savesOnEnter(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return !TEXTS.has(target.type);
  return target instanceof HTMLElement && !target.matches("textarea, button, a, select");
}
