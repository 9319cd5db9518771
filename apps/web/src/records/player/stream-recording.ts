/** Opens a song's recording on the server, and finds out why one does not play. */
import { Failure } from "@bandstand/contracts/failure";
import { getPlayback } from "@bandstand/contracts/songs";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { chooseStream, type StreamCapabilities } from "./choose-stream.ts";
import type { OpenedRecording, PlayableSong } from "./playable.ts";
import type { PlayerProblem } from "./player-state.ts";

export async function streamRecording(
  client: Client,
  { id, recordingFilename }: PlayableSong,
  capabilities: StreamCapabilities,
): Promise<OpenedRecording> {
  const playback = await client.call(getPlayback, { params: { id: String(id) } });
  const { url, kind } = chooseStream(playback, recordingFilename, capabilities);
  const { duration, loudness } = playback;
  return {
    filename: playback.recordingFilename,
    date: playback.recordingDate,
    url,
    kind,
    duration,
    loudness,
    isKept: false,
    playback,
    keptPeaks: null,
    release: () => {},
  };
}

/** @param recording the one that was opened and does not play; null where it was not opened */
export async function explainPlayback(
  error: unknown,
  recording: OpenedRecording | null,
): Promise<PlayerProblem> {
  if (error instanceof Offline) return "offline";
  if (error instanceof Failure) return error.status === 404 ? "missing" : "unplayable";
  if (recording === null || recording.isKept) return "unplayable";
  try {
    // A media element does not tell why it cannot play.
    const answer = await fetch(recording.url, { headers: { range: "bytes=0-0" } });
    return answer.ok ? "unplayable" : "missing";
  } catch {
    return "offline";
  }
}
