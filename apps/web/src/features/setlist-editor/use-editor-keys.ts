import { type RefObject, useEffect, useEffectEvent } from "react";
import { useShortcut } from "../../ui/keyboard/keyboard-context.ts";
import type { SetlistEditing } from "./use-setlist-editor.ts";

/** Save, undo and redo, wherever the focus is: the browser would undo what was typed last, in whichever field that was. */
export function useEditorKeys(
  root: RefObject<HTMLElement | null>,
  { undo, redo, save, changed }: SetlistEditing,
): void {
  useShortcut(
    changed ? { keys: "mod+s", label: "Save", group: "Set list", run: () => void save() } : null,
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!takesBack(event) || (event.defaultPrevented && !kept.has(event))) return;
    if (!isHere(root.current)) return;
    event.preventDefault();
    kept.delete(event);
    // What is half typed in a field gives way to what it was.
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement) {
      focused.blur();
      focused.focus();
    }
    if (event.key.toLowerCase() === "y" || event.shiftKey) redo();
    else undo();
  });

  // Not one of the shortcuts: those take no notice of Shift, and are heard in texts as well.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", keepFromBrowser, { capture: true });
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("keydown", keepFromBrowser, { capture: true });
      window.removeEventListener("keydown", listen);
    };
  }, []);
}

/** Presses that were kept from the browser before anybody has heard them. */
const kept = new WeakSet<KeyboardEvent>();

/** With the focus in no text, as in a menu, which keeps its keys to itself: the browser would go to a text for it, and undo that. */
function keepFromBrowser(event: KeyboardEvent): void {
  if (!takesBack(event) || document.activeElement?.matches("input, textarea") === true) return;
  event.preventDefault();
  kept.add(event);
}

function takesBack({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && ["z", "y"].includes(key.toLowerCase());
}

/**
 * Another editor may be open beside this one: where the focus is in none, the uppermost hears the keys. What stands in the
 * window's head belongs to the editor in it. A text that is no part of the set list, as what filters the songs, is undone by the browser.
 */
function isHere(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (root === null || focused?.matches("[data-own-undo] input")) return false;
  const own = root.closest("[role=dialog]");
  if (focused !== null && focused !== document.body)
    return (own ?? root).contains(focused) || focused.contains(root);
  return own === document.querySelector("[role=dialog][data-uppermost]");
}
