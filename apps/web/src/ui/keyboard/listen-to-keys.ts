/** Brings the browser's key presses to the shortcuts. */
import type { KeyboardShortcuts } from "./keyboard-shortcuts.ts";

/** @returns the way to stop listening. */
export function listenToKeys(browser: Window, shortcuts: KeyboardShortcuts): () => void {
  const listen = (event: KeyboardEvent): void => {
    // A press that composes a character, or that something on the page has answered, is spent.
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const typing = takesText(event.target);
    // A dialog that holds the focus holds the keys too. A letter of a text is no shortcut, and waits for no such question.
    const isLetter = typing && !ctrlKey && !metaKey && !altKey;
    if (!isLetter && browser.document.querySelector(MODAL) !== null) return;
    if (shortcuts.handle({ key, ctrlKey, metaKey, altKey, typing, at: event.timeStamp }))
      event.preventDefault();
  };
  browser.addEventListener("keydown", listen);
  return () => browser.removeEventListener("keydown", listen);
}

const MODAL = "dialog:modal, [aria-modal='true']";

const NOT_TEXT = new Set([
  "checkbox",
  "radio",
  "button",
  "submit",
  "reset",
  "range",
  "color",
  "file",
  "image",
]);

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target.isContentEditable ||
    target.matches("textarea, select, [role='textbox'], [role='combobox'], [role='listbox']")
  );
}
