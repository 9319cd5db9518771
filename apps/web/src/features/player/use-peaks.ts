/** The waveform of the song in the player: from the server, or measured here where the server has none yet. */
import { readPeaks } from "@bandstand/audio/peaks";
import { getPlayback } from "@bandstand/contracts/songs";
import { useQuery } from "@tanstack/react-query";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { loadPeaks, peaksKey, withPeaks } from "../../records/recordings/playback-peaks.ts";
import { useServices } from "../../lib/services/services-context.ts";

/** Least and greatest value by turns; null while there is nothing to draw. */
export function usePeaks(): Int8Array | null {
  const { client } = useServices();
  const player = usePlayer();
  const song = usePlayerState((state) => state.song);
  const recording = usePlayerState((state) => state.recording);
  const playback = recording?.playback ?? null;
  // What was brought back after a reload is not opened before somebody presses.
  const isBroughtBack = usePlayerState(({ status }) => status === "paused") && !recording;
  const { data } = useQuery({
    queryKey: peaksKey(song?.recordingFilename),
    enabled:
      song !== null && (isBroughtBack || (playback !== null && recording?.keptPeaks === null)),
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!song) return null;
      const opened =
        playback ??
        (await client.call(getPlayback, { params: { id: String(song.id) } }, { signal }));
      const found = await withPeaks(client, song, opened, signal);
      if (found !== playback) player.updatePlayback(song.id, found);
      return found.peaks && loadPeaks(found.peaks.coarse, signal);
    },
    // Typed arrays do not outlive a page in the kept cache.
    meta: { keep: false },
  });
  const kept = recording?.keptPeaks?.coarse;
  return (kept ? readPeaks(kept)?.values : data) ?? null;
}
