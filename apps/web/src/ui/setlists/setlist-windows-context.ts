/**
 * The windows of a set list, opened from wherever set lists are shown. What stands in them is put together in
 * `app/setlists`, since it takes several features.
 */
import { requiredContext } from "../../lib/required-context.ts";
import { type Windows, useWindows } from "../windows/window-context.ts";

export interface NamedSetlist {
  id: number;
  name: string;
}

export interface SetlistWindows {
  view(setlist: NamedSetlist): void;
  /** `from` is the set list that the new one starts with. */
  add?(from?: NamedSetlist): void;
  edit?(setlist: NamedSetlist): void;
  print?(setlist: NamedSetlist): void;
}

/** The provider stands above the windows, so each opener is handed the manager that it opens with. */
export type SetlistWindowOpeners = (windows: Windows) => SetlistWindows;

export const [SetlistWindowsContext, useSetlistWindowOpeners] =
  requiredContext<SetlistWindowOpeners>("SetlistWindows");

export function useSetlistWindows(): SetlistWindows {
  return useSetlistWindowOpeners()(useWindows());
}
