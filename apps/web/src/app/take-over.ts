/**
 * The application draws the page that the server gave out complete once more, in its place. What was typed there, where
 * the focus was and what was pressed meanwhile goes along.
 */

/** @returns what draws the application over the page */
export type TakeOver = (draw: () => void) => void;

/** Watches the page from now on. */
export function watchPage(page: HTMLElement): TakeOver {
  let pressed: string | null = null;
  // Enter in a field presses the form's button as well.
  const watch = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button !== null) pressed = nameOf(button);
  };
  page.addEventListener("click", watch);

  return (draw) => {
    page.removeEventListener("click", watch);
    const typed = controlsOf(page)
      .filter((control) => control instanceof HTMLInputElement)
      .map((field) => ({ name: nameOf(field), text: field.value }));
    const { activeElement } = document;
    const focused = activeElement && page.contains(activeElement) ? nameOf(activeElement) : null;

    draw();
    for (const { name, text } of typed) {
      const field = find(page, name);
      if (text !== "" && field instanceof HTMLInputElement) type(field, text);
    }
    if (focused !== null) find(page, focused)?.focus();
    // Once the application knows what was typed.
    if (pressed !== null) {
      const name = pressed;
      setTimeout(() => find(page, name)?.click());
    }
  };
}

function controlsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("input, button, a")];
}

function find(page: HTMLElement, name: string): HTMLElement | undefined {
  return controlsOf(page).find((control) => nameOf(control) === name);
}

/** What it is called on both pages. */
function nameOf(control: Element): string {
  return (
    control.getAttribute("name") ?? control.getAttribute("aria-label") ?? control.textContent.trim()
  );
}

/** As if by hand: React overlooks a value that is set on the field itself. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
