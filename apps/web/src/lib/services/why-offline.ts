/** Why what needs the server cannot be done now, as a button or an entry of a menu says it; undefined while it can. */
import { useIsOnline } from "./services-context.ts";

/** Once the server cannot be reached: the browser knows whether that is for want of any network. */
export function offlineWords(): string {
  return navigator.onLine ? "The server does not answer" : "You are offline";
}

export function useWhyOffline(): string | undefined {
  return useIsOnline() ? undefined : offlineWords();
}
