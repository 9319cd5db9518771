/** Saves a text that the browser holds as a file of the person's own. */
export function saveTextFile({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold of the text once the saving has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
