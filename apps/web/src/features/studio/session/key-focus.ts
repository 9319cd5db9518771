import type { Focus } from "./studio-key.ts";

const TYPED = "textarea, [contenteditable='true'], [role='textbox'], [role='combobox']";
const NOT_TYPED = new Set(["checkbox", "radio", "button", "submit", "range"]);
const CHOSEN = "[role^='menuitem'], [role='option'], [role='radio'], [role='checkbox']";
const MOVED = "input, select, [role='slider'], [role='tab'], [role='separator'], [role='menu']";

/** What of its keys an element keeps for itself. A switch, a choice of a few and a list to choose from have Enter and the arrows. */
export function keyFocus(target: Element): Focus {
  const isInput = target instanceof HTMLInputElement;
  return {
    isTyping: isInput ? !NOT_TYPED.has(target.type) : target.matches(TYPED),
    takesSpace: !isInput && target.closest(CHOSEN) !== null,
    takesArrows: target.closest(MOVED) !== null,
  };
}
