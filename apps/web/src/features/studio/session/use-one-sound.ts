/** The docked player and a studio do not play over each other: whichever starts pauses the other. */
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { useEffect } from "react";
import { usePlayer } from "../../../records/player/player-context.ts";

export function useOneSound(sound: StudioSound): void {
  const player = usePlayer();
  useEffect(() => {
    let studioPlayed = sound.snapshot().isPlaying;
    let playerPlayed = player.getSnapshot().status === "playing";

    const stopStudio = player.subscribe(() => {
      const plays = player.getSnapshot().status === "playing";
      if (plays && !playerPlayed) sound.pause();
      playerPlayed = plays;
    });
    const stopPlayer = sound.subscribe(() => {
      const plays = sound.snapshot().isPlaying;
      if (plays && !studioPlayed && player.getSnapshot().status === "playing") player.toggle();
      studioPlayed = plays;
    });
    return () => {
      stopStudio();
      stopPlayer();
    };
  }, [player, sound]);
}
