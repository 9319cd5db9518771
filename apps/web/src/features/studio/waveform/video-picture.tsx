import { useLayoutEffect, useRef } from "react";
import styles from "./video-picture.module.css";

/** The picture of a recording that is a video. The element belongs to the sound, and is only shown here. */
export function VideoPicture({ media }: { media: HTMLMediaElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(media);
    return () => media.remove();
  }, [media]);
  return <div ref={place} className={styles.video} />;
}
