/** The waveform of the song in the player: from the server, or measured here where the server has none yet. */
import { readPeaks } from "@bandstand/audio/peaks";
import { getPlayback, type Playback } from "@bandstand/contracts/songs";
import { useQuery } from "@tanstack/react-query";
import type { PlayableSong } from "../../lib/player/playable.ts";
import { usePlayer, usePlayerState } from "../../lib/player/player-context.ts";
import { type Services, useServices } from "../../lib/services/services-context.ts";

/** Least and greatest value by turns; null while there is nothing to draw. */
export function usePeaks(): Int8Array | null {
  const services = useServices();
  const player = usePlayer();
  const song = usePlayerState((state) => state.song);
  const recording = usePlayerState((state) => state.recording);
  const playback = recording?.playback ?? null;
  const { data } = useQuery({
    queryKey: ["peaks", song?.recordingFilename],
    enabled: song !== null && playback !== null && recording?.keptPeaks === null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!song || !playback) return null;
      const found = await withPeaks(services, song, playback, signal);
      if (found !== playback) player.updatePlayback(song.id, found);
      return found.peaks && loadPeaks(found.peaks.coarse, signal);
    },
    // Typed arrays do not outlive a page in the kept cache.
    meta: { keep: false },
  });
  const kept = recording?.keptPeaks;
  return (kept ? readPeaks(kept)?.values : data) ?? null;
}

/** Milliseconds in which the server may still be making them, after an upload. */
const SERVER_TIME = 1500;

async function withPeaks(
  { client }: Services,
  song: PlayableSong,
  playback: Playback,
  signal: AbortSignal,
): Promise<Playback> {
  if (playback.peaks) return playback;
  await new Promise((resolve) => setTimeout(resolve, SERVER_TIME));
  const again = await client.call(getPlayback, { params: { id: String(song.id) } }, { signal });
  if (again.peaks || song.recordingFilename === null) return again;
  const { measureAndSend } = await import("./measure-peaks.ts");
  return measureAndSend(client, song.id, song.recordingFilename, again, signal);
}

async function loadPeaks(address: string, signal: AbortSignal): Promise<Int8Array | null> {
  const response = await fetch(address, { signal });
  if (!response.ok) return null;
  return readPeaks(new Uint8Array(await response.arrayBuffer()))?.values ?? null;
}
