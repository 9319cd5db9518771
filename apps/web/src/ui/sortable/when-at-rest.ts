/** Milliseconds after the last scrolling. */
const STILL = 150;
const SIGNS = ["pointerup", "pointercancel", "keyup", "focusout", "scroll"];

/**
 * Does something to the rows of lists as soon as nobody is in the middle of something: a press, a menu, a field, scrolling.
 * @param root around the lists
 * @returns the way to call it off
 */
export function whenAtRest(root: HTMLElement, run: () => void): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (ended.signal.aborted || isBusy(root)) return;
      ended.abort();
      run();
    }, after);
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, ({ type }) => look(type === "scroll" ? STILL : 0), {
      capture: true,
      passive: true,
      signal: ended.signal,
    });
  look(0);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

function isBusy(root: HTMLElement): boolean {
  const { activeElement } = document;
  const isWithin = activeElement !== root && root.contains(activeElement);
  return (
    document.querySelector(":active") !== null ||
    root.querySelector("[aria-haspopup][aria-expanded=true]") !== null ||
    (isWithin && activeElement?.closest("[data-grip]") === null)
  );
}
