/** What the player opens: the copy on this device while it is valid and plays, else the server's, and an old copy before nothing. */
import { Failure } from "@bandstand/contracts/failure";
import { mediaKind } from "@bandstand/domain/file-kinds";
import { isStale } from "@bandstand/domain/recording-cache";
import type { OpenedRecording, OpenRecording } from "../player/playable.ts";
import type { PlayableRecording } from "./kept-recording.ts";

interface OpenerOptions {
  find: (songId: number) => Promise<PlayableRecording | null>;
  stream: OpenRecording;
}

export function recordingOpener({ find, stream }: OpenerOptions): OpenRecording {
  return async (song, { isCopyBroken = false } = {}) => {
    const kept = isCopyBroken ? null : await find(song.id);
    if (kept && !isStale(song.recordingDate, kept.metadata.recordingDate)) return opened(kept);
    try {
      return await stream(song);
    } catch (error) {
      if (kept && isServerAway(error)) return opened(kept);
      throw error;
    }
  };
}

/** What the server refuses is refused for the copy, too. */
function isServerAway(error: unknown): boolean {
  return !(error instanceof Failure) || error.status >= 500;
}

function opened({ blob, metadata, duration, loudness, peaks }: PlayableRecording): OpenedRecording {
  const url = URL.createObjectURL(blob);
  return {
    filename: metadata.recordingFilename,
    date: metadata.recordingDate,
    url,
    kind: blob.type.startsWith("audio/") ? "audio" : mediaKind(metadata.recordingFilename),
    duration,
    loudness,
    isKept: true,
    playback: null,
    keptPeaks: peaks,
    release: () => URL.revokeObjectURL(url),
  };
}
