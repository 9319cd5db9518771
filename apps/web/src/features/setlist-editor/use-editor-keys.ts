import { useShortcut } from "../../ui/keyboard/keyboard-context.ts";
import type { SetlistEditing } from "./use-setlist-editor.ts";

const GROUP = "Set list";

/** Undo and redo, wherever the focus is but in a text: there the browser undoes letters. */
export function useEditorKeys({ undo, redo, save, changed }: SetlistEditing): void {
  useShortcut({ keys: "mod+z", label: "Undo", group: GROUP, run: () => inText() || undo() });
  useShortcut({ keys: "mod+shift+z", label: "Redo", group: GROUP, run: () => inText() || redo() });
  useShortcut({ keys: "mod+y", label: "Redo", group: GROUP, run: () => inText() || redo() });
  useShortcut(
    changed ? { keys: "mod+s", label: "Save", group: GROUP, run: () => void save() } : null,
  );
}

function inText(): boolean {
  return document.activeElement?.matches("input, textarea, [contenteditable]") === true;
}
