/** Why what needs the server cannot be done now, as a button or an entry of a menu says it; undefined while it can. */
import { useIsOnline } from "./services-context.ts";

export const OFFLINE = "You are offline";

export function useWhyOffline(): string | undefined {
  return useIsOnline() ? undefined : OFFLINE;
}
