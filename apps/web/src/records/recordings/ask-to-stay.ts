/** Asks the browser to keep what is here until the person takes it away; some ask the person in turn. */
export async function askToStay(navigator: Navigator): Promise<void> {
  if ("storage" in navigator) await navigator.storage.persist().catch(() => false);
}
