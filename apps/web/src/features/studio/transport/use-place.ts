/** Follows the place in the recording past React: at every frame while it plays, and after each seek. */
import { useEffect, useEffectEvent } from "react";
import { useSound, useStudio } from "../session/studio-context.ts";

/** @param show the seconds that are heard now */
export function usePlace(show: (position: number) => void): void {
  const { sound, seeks } = useStudio();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const showPlace = useEffectEvent(() => show(sound.position()));

  useEffect(() => {
    showPlace();
    if (!isPlaying) return;
    let frame = 0;
    const follow = (): void => {
      showPlace();
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [sound, isPlaying, seeks]);
}
