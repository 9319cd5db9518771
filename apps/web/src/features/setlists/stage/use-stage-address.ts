/** Where the stage view stands in the history: a song lies one step over the list, and other songs come in its place. */
import { useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The song was opened from the list, which is one step back. */
    overList?: boolean;
  }
}

export interface StageAddress {
  /** A link to a song, for one that is pressed or gone to by a turn. */
  linkTo: (songId: number) => StageLink;
  open: (songId: number) => void;
  toList: () => void;
  leave: () => void;
}

interface StageLink {
  to: "/setlist/$setlistId/stage";
  params: { setlistId: string };
  search: { song: number };
  replace: boolean;
  state: true | { overList: true };
}

export function useStageAddress(setlistId: number, isSongOpen: boolean): StageAddress {
  const router = useRouter();
  const params = { setlistId: String(setlistId) };
  const linkTo = (song: number): StageLink => ({
    to: "/setlist/$setlistId/stage",
    params,
    search: { song },
    replace: isSongOpen,
    state: isSongOpen || { overList: true },
  });
  const stateNow = () => router.history.location.state;
  return {
    linkTo,
    open: (songId) => void router.navigate(linkTo(songId)),
    toList() {
      if (stateNow().overList === true) router.history.back();
      else void router.navigate({ to: "/setlist/$setlistId/stage", params, replace: true });
    },
    leave() {
      const { overList, __TSR_index: index } = stateNow();
      const steps = overList === true ? 2 : 1;
      if (index >= steps) router.history.go(-steps);
      else void router.navigate({ to: "/setlist/$setlistId", params, replace: true });
    },
  };
}
