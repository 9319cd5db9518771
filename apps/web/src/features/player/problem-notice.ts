/** What is said of a song that does not play. */
import { mediaKind } from "@bandstand/domain/file-kinds";
import type { PlayableSong } from "../../records/player/playable.ts";
import type { PlayerProblem } from "../../records/player/player-state.ts";
import type { NotificationText } from "../../ui/notifications/notifications.ts";

export function problemNotice(
  problem: PlayerProblem,
  { title, recordingFilename }: PlayableSong,
): NotificationText {
  switch (problem) {
    case "missing": {
      const isVideo = mediaKind(recordingFilename ?? "") === "video";
      const text = isVideo ? "No video file found to play" : "No audio file found to play";
      return { title: text, reason: title };
    }
    case "offline":
      return {
        title: `Error playing "${title}"`,
        reason: "The server cannot be reached, and the song is not kept on this device.",
      };
    case "unplayable":
      return { title: "Error playing recording", reason: `This browser cannot play “${title}”.` };
  }
}
