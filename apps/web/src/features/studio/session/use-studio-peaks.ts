/** The waveform of a studio's recording: the overview first, the close view as soon as it has come. */
import { readPeaks } from "@bandstand/audio/peaks";
import { useQuery } from "@tanstack/react-query";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import { loadPeaks, peaksKey, withPeaks } from "../../../records/recordings/playback-peaks.ts";
import { useServices } from "../../../lib/services/services-context.ts";

export interface StudioPeaks {
  coarse: Int8Array;
  fine: Int8Array | null;
}

/** A calm line, until there is something to draw. */
const NOTHING = new Int8Array();

export function useStudioPeaks(song: PlayableSong, recording: OpenedRecording): StudioPeaks {
  const { client } = useServices();
  const { playback, keptPeaks } = recording;
  const isAsked = playback !== null && keptPeaks === null;
  const shared = { staleTime: Infinity, retry: false, meta: { keep: false } } as const;

  const { data: found } = useQuery({
    ...shared,
    queryKey: ["studiopeaks", song.recordingFilename, "links"],
    enabled: isAsked,
    queryFn: async ({ signal }) => playback && withPeaks(client, song, playback, signal),
  });
  const links = playback?.peaks ?? found?.peaks ?? null;
  const { data: coarse } = useQuery<Int8Array | null>({
    ...shared,
    queryKey: peaksKey(song.recordingFilename),
    // Where the player found none, they may be there by now.
    staleTime: ({ state }) => (state.data === null ? 0 : Infinity),
    enabled: isAsked && links !== null,
    queryFn: async ({ signal }) => links && loadPeaks(links.coarse, signal),
  });
  const { data: fine } = useQuery({
    ...shared,
    queryKey: ["studiopeaks", song.recordingFilename, "fine"],
    // The overview is there at once; what is only seen from close by waits for it.
    enabled: isAsked && links !== null && coarse !== undefined,
    queryFn: async ({ signal }) => links && loadPeaks(links.fine, signal),
  });
  if (keptPeaks)
    return {
      coarse: readPeaks(keptPeaks.coarse)?.values ?? NOTHING,
      fine: readPeaks(keptPeaks.fine)?.values ?? null,
    };
  return { coarse: coarse ?? NOTHING, fine: fine ?? null };
}
