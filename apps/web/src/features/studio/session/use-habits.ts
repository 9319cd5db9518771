import { useSyncExternalStore } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { browserHabits, type StudioHabits } from "./studio-habits.ts";

/** How the signed-in member has the studios here, and the way to change that. */
export function useHabits(): [StudioHabits, (part: Partial<StudioHabits>) => void] {
  const store = browserHabits(useBandUser().id);
  return [useSyncExternalStore(store.subscribe, store.get), store.change];
}
