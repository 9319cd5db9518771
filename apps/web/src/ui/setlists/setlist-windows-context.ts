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
  add(): void;
  edit(setlist: NamedSetlist): void;
  print(setlist: NamedSetlist): void;
  /** Downloads its recordings as one ZIP. */
  zip(setlist: NamedSetlist): void;
  /** Keeps it on this device, with its recordings and charts. */
  keep(setlist: NamedSetlist): void;
  /** Closes what is open of it, unless somebody wants to keep it; answers whether nothing is open now. */
  close(setlist: NamedSetlist): Promise<boolean>;
}

/** The provider stands above the windows, so each opener is handed the manager that it opens with. */
export type SetlistWindowOpeners = (windows: Windows) => SetlistWindows;

export const [SetlistWindowsContext, useSetlistWindowOpeners] =
  requiredContext<SetlistWindowOpeners>("SetlistWindows");

export function useSetlistWindows(): SetlistWindows {
  return useSetlistWindowOpeners()(useWindows());
}
