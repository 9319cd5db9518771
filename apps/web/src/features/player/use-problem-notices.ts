import { mediaKind } from "@bandstand/domain/file-kinds";
import { useEffect } from "react";
import type { PlayableSong } from "../../lib/player/playable.ts";
import { usePlayer } from "../../lib/player/player-context.ts";
import type { PlayerProblem } from "../../lib/player/player-state.ts";
import type { NotificationText } from "../../ui/notifications/notifications.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

/** Tells why a song does not play: the player's red bar has no room for reasons. */
export function useProblemNotices(): void {
  const player = usePlayer();
  const notify = useNotify();
  useEffect(() => {
    let told: PlayerProblem | null = null;
    return player.subscribe(() => {
      const { problem, song } = player.getSnapshot();
      if (problem === told) return;
      told = problem;
      if (problem !== null && song !== null) notify.error(noticeOf(problem, song));
    });
  }, [player, notify]);
}

function noticeOf(
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
