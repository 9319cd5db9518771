/** Which item of a menu a key goes to. */

/** Null for a key that moves nowhere. `index` is -1 while no item has the focus. */
export function menuStep(key: string, index: number, labels: readonly string[]): number | null {
  const last = labels.length - 1;
  switch (key) {
    case "ArrowDown":
      return index >= last ? 0 : index + 1;
    case "ArrowUp":
      return index <= 0 ? last : index - 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return key.length === 1 && key !== " " ? byLetter(key, index, labels) : null;
  }
}

/** The next item that begins with the letter, from the top again after the last. */
function byLetter(letter: string, index: number, labels: readonly string[]): number | null {
  const order = [...labels.keys()].map((step) => (index + 1 + step) % labels.length);
  const begins = (at: number) =>
    labels[at]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()) ?? false;
  return order.find(begins) ?? null;
}
