/** Where the player's video is seen. The element itself lives with the player, and moves between its places. */
import { useLayoutEffect, useRef } from "react";
import { usePlayer } from "../../records/player/player-context.ts";
import styles from "./player-video.module.css";

export function PlayerVideo() {
  const frame = useRef<HTMLDivElement>(null);
  const { picture } = usePlayer();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // Within one task, so that a browser does not pause it on its way.
    element.append(picture);
    return () => {
      if (picture.parentElement === element) picture.remove();
    };
  }, [picture]);
  return <div ref={frame} className={styles.video} />;
}
