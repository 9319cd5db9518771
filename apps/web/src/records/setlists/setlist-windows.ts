import { recordWindows } from "../kit/record-windows.ts";

export interface NamedSetlist {
  id: number;
  name: string;
}

export interface SetlistWindows {
  view(setlist: NamedSetlist): void;
  /** Shows it in the place of the set list that is docked, as the list of them is walked; nothing where none is. */
  follow(setlist: NamedSetlist): void;
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

export const [SetlistWindowsContext, useSetlistWindows] =
  recordWindows<SetlistWindows>("SetlistWindows");
