import { type RefObject, useEffect, useEffectEvent } from "react";
import { useListedKeys, useShortcut } from "../../ui/keyboard/keyboard-context.ts";
import type { SetlistEditing } from "./use-setlist-editor.ts";

/** Save, undo and redo, wherever the focus is but in a text: there the browser undoes letters. */
export function useEditorKeys(
  root: RefObject<HTMLElement | null>,
  { undo, redo, save, changed }: SetlistEditing,
): void {
  useShortcut(
    changed ? { keys: "mod+s", label: "Save", group: "Set list", run: () => void save() } : null,
  );

  useListedKeys(HEARD);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    if (!(ctrlKey || metaKey) || altKey || defaultPrevented || !isHere(root.current)) return;
    const letter = key.toLowerCase();
    if (letter !== "z" && letter !== "y") return;
    event.preventDefault();
    if (letter === "y" || shiftKey) redo();
    else undo();
  });

  // Not one of the shortcuts: those take no notice of Shift, and are heard in texts as well.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

const group = "Set list";
const HEARD = [
  { keys: "mod+z", label: "Undo", group },
  { keys: "mod+shift+z", label: "Redo", group },
  { keys: "1", label: "The song at hand to Set 1, as 2 and 3 to theirs", group },
  { keys: "e", label: "…to the Encore", group },
  { keys: "a", label: "…back to Available", group },
  { keys: "x", label: "Select it", group },
  { keys: "enter", label: "Add or edit it", group },
  { keys: "alt+arrowup", label: "Move it up", group },
  { keys: "alt+arrowdown", label: "Move it down", group },
];

/**
 * Another editor may be open beside this one: where the focus is in none, the uppermost hears the keys. What stands in the
 * window's head belongs to the editor in it.
 */
function isHere(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (root === null || focused?.matches("input, textarea, select, [contenteditable]") === true)
    return false;
  const own = root.closest("[role=dialog]");
  if (focused !== null && focused !== document.body)
    return (own ?? root).contains(focused) || focused.contains(root);
  return own === document.querySelector("[role=dialog][data-uppermost]");
}
