/**
 * The application draws the page that the server gave out complete once more, in its place. What was typed there, where
 * the focus was, what was opened and what was pressed meanwhile goes along.
 */

export function hydrate(page: HTMLElement, draw: () => void): void {
  const typed = controlsOf(page)
    .filter((control) => control instanceof HTMLInputElement)
    .map((field) => ({ name: nameOf(field), text: field.value }));
  const { activeElement } = document;
  const focused = activeElement && page.contains(activeElement) ? nameOf(activeElement) : null;
  // Marked by the script in index.html, which is there before any press.
  const button = page.querySelector("[data-pressed]");
  const opened = new Set(
    partsOf(page)
      .filter(({ open }) => open)
      .map(headingOf),
  );
  const pressed = button && nameOf(button);

  draw();
  for (const part of partsOf(page)) if (opened.has(headingOf(part))) part.open = true;
  for (const { name, text } of typed) {
    const field = find(page, name);
    if (text !== "" && field instanceof HTMLInputElement) type(field, text);
  }
  if (focused !== null) find(page, focused)?.focus();
  // Once the application knows what was typed.
  if (pressed !== null) setTimeout(() => find(page, pressed)?.click());
}

function controlsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("input, button, a")];
}

/** What is opened and closed without a script. */
function partsOf(page: HTMLElement): HTMLDetailsElement[] {
  return [...page.querySelectorAll("details")];
}

function headingOf(part: HTMLDetailsElement): string | undefined {
  return part.querySelector("summary")?.textContent;
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
