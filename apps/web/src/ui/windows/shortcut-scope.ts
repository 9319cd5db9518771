/** Which of several lists or forms on the screen a key press is meant for. */

/**
 * True when a shortcut pressed now belongs to `element`: the focus is in the same window as the element, or, for an
 * element of the page, in no window at all.
 */
export function ownsShortcut(element: Element, active: Element | null): boolean {
  const dialog = (of: Element | null) => of?.closest("dialog, [role=dialog]") ?? null;
  return dialog(element) === dialog(active);
}

/** True while keys write text, so that a single letter is not a shortcut. */
export function isTyping(active: Element | null): boolean {
  if (!(active instanceof HTMLElement)) return false;
  return (
    active.isContentEditable ||
    active.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")
  );
}
