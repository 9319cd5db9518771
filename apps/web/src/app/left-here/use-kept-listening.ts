import { getPlayback } from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { besideDrafts } from "../../lib/offline/kept-drafts.ts";
import { useMay } from "../../lib/services/use-may.ts";
import {
  isWorthKeeping,
  listeningAgain,
  listeningToKeep,
  readListening,
} from "../../records/player/kept-listening.ts";
import { usePlayer } from "../../records/player/player-context.ts";
import { useSongs } from "../../records/songs/songs-query.ts";

const KEY = besideDrafts("listening");

/** The player has the song and the queue that it had when the member left the page. */
export function useKeptListening(): void {
  const queries = useQueryClient();
  const player = usePlayer();
  const may = useMay(getPlayback);
  const { data: songs, isFetching } = useSongs({ enabled: may });

  const [isRead, setRead] = useState(false);

  useEffect(() => {
    // The list that was seen last may hold songs that have gone since.
    if (isRead || !may || !songs || isFetching) return;
    setRead(true);
    const kept = readListening(queries.getQueryData(KEY));
    const listening = kept && listeningAgain(kept, songs);
    if (listening) player.restore(listening);
  }, [queries, player, may, songs, isFetching, isRead]);

  // The player is let go of with the page, which is not what is kept: a layout effect ends before that.
  useLayoutEffect(() => {
    let last = readListening(queries.getQueryData(KEY));
    let hadSong = false;
    function keep(isLast: boolean): void {
      const state = player.getSnapshot();
      const listening = listeningToKeep(state);
      // Before anything is put back nothing has been closed either.
      const isNews = hadSong || listening !== null;
      hadSong = listening !== null;
      if (!isNews || !isWorthKeeping(last, listening, state.status === "playing" && !isLast))
        return;
      last = listening;
      if (listening) queries.setQueryData(KEY, listening);
      else queries.removeQueries({ queryKey: KEY, exact: true });
    }
    const stop = player.subscribe(() => keep(false));
    const leaving = new AbortController();
    window.addEventListener("pagehide", () => keep(true), { signal: leaving.signal });
    return () => {
      stop();
      leaving.abort();
    };
  }, [queries, player]);
}
