/** Settings that stand as they were are not saved again: the button waits for a change. */
export function saveOnceChanged(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-once-changed]")) {
    const save = form.querySelector<HTMLButtonElement>("button[value=save]");
    if (!save) continue;
    const show = () => {
      save.disabled = [...form.querySelectorAll("input")].every(
        (input) => input.value === input.defaultValue && input.checked === input.defaultChecked,
      );
    };
    form.addEventListener("input", show);
    show();
  }
}
