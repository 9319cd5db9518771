/** Said above the page when the application itself does not come: nothing else of ours is there to say it. */
export function tellLoadFailed(page: HTMLElement, error: unknown): void {
  const told = document.createElement("div");
  told.className = "load-failed";
  told.setAttribute("role", "alert");
  const message = document.createElement("p");
  message.textContent = error instanceof Error ? error.message : String(error);
  const advice = document.createElement("p");
  advice.textContent = "Bandstand could not be loaded. Nothing was changed.";
  const reload = document.createElement("button");
  reload.textContent = "Reload";
  reload.addEventListener("click", () => location.reload());
  told.append(advice, message, reload);
  page.prepend(told);
}
