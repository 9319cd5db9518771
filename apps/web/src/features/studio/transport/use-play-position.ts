/** Follows the place in the recording past React: at every frame while it plays, and after each seek. */
import { useEffect, useEffectEvent } from "react";
import { useSound, useStudio } from "../session/studio-context.ts";

/** @param show the seconds that are heard now */
export function usePlayPosition(show: (position: number) => void): void {
  const { sound, seeks } = useStudio();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const showPosition = useEffectEvent(() => show(sound.position()));

  useEffect(() => {
    showPosition();
    if (!isPlaying) return;
    let frame = 0;
    const follow = (): void => {
      showPosition();
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [sound, isPlaying, seeks]);
}
