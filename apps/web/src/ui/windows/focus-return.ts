/** Where the focus goes when a window closes. */

/** Answers the element that shall receive the focus later, or null when it has gone and nothing stands in its place. */
export type FocusReturn = () => HTMLElement | null;

/** Remembers what has the focus now. An item of a menu is gone by then, so the button of its menu stands for it. */
export function rememberFocus(document: Document): FocusReturn {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return () => null;
  const menuButton = active.closest("[role=menu]")?.getAttribute("aria-labelledby") ?? "";
  const opener = document.getElementById(menuButton) ?? active;
  // A row of a long list is mounted anew when it comes back into view: it is then found by its id.
  const id = opener.closest("[id]")?.id;
  return () => {
    if (opener.isConnected) return opener;
    return id ? document.getElementById(id) : null;
  };
}

/** Focuses the first of the candidates that is there, else the main part of the page. */
export function returnFocus(
  document: Document,
  candidates: readonly (FocusReturn | undefined)[],
): void {
  for (const candidate of candidates) {
    const element = candidate?.();
    if (!element?.isConnected) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
  const main = document.querySelector("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
