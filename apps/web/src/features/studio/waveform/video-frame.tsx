import { useLayoutEffect, useRef } from "react";
import styles from "./video-frame.module.css";

/** The picture of a recording that is a video. The element belongs to the sound, and is only shown here. */
export function VideoFrame({ media }: { media: HTMLMediaElement }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.append(media);
    return () => media.remove();
  }, [media]);
  return <div ref={frame} className={styles.video} />;
}
