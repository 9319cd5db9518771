/** Songs on their way into a set list: any screen that shows songs asks for it, and `app` shows the choice. */
import { saveSetlist } from "@bandstand/contracts/setlists";
import { requiredContext } from "../../lib/required-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";

export interface AddableSong {
  id: number;
  title: string;
}

/** Lets the member choose a set list, and a set of it, for the songs. */
export type ChooseSetlist = (songs: readonly AddableSong[]) => void;

export const [ChooseSetlistContext, useChooseSetlist] =
  requiredContext<ChooseSetlist>("ChooseSetlist");

export const ADD_TO_SETLIST = "Add to set list";

export interface AddToSetlist {
  /** Whether the member may change set lists at all. */
  isOffered: boolean;
  /** Why it cannot be done now. */
  unavailable: string | undefined;
  choose: ChooseSetlist;
}

export function useAddToSetlist(): AddToSetlist {
  return {
    isOffered: useMay(saveSetlist),
    unavailable: useWhyOffline(),
    choose: useChooseSetlist(),
  };
}
