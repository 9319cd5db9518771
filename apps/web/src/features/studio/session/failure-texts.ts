/** What is said where a studio does not open. */
import type { PlayableSong } from "../../../records/player/playable.ts";
import type { PlayerProblem } from "../../../records/player/player-state.ts";
import type { StudioOrigin } from "../../../records/studio/studio-windows.ts";

export const FAILURE_TEXTS: Readonly<Record<PlayerProblem, string>> = {
  missing: "Unable to load audio: file not found or download failed.",
  offline:
    "The server cannot be reached, and the recording is not kept on this device. What you set in the studio is safe.",
  unplayable: "This browser cannot play the recording. Another browser may, or another file of it.",
};

/** The notification of a studio that could not open. */
export function openingFailure(
  origin: StudioOrigin,
  { title }: Pick<PlayableSong, "title">,
  message: string,
): string {
  return origin === "bookmarks"
    ? `Error loading audio studio for "${title}": ${message}`
    : `Error loading song for audio studio: ${message}`;
}
