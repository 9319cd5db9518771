/** A row of a long list may only come into the document once it is in view. */
export function focusRow(root: HTMLElement | null, key: string, tries = 3): void {
  const row = root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] [data-grip]`);
  if (row) {
    row.focus();
    row.scrollIntoView({ block: "nearest" });
  } else if (tries > 0) {
    requestAnimationFrame(() => focusRow(root, key, tries - 1));
  }
}
