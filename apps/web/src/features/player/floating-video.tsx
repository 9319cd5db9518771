/** A video's small picture above the dock. It can be moved out of the way, by pointer or by the arrow keys. */
import { clamp } from "@bandstand/domain/clamp";
import { type CSSProperties, useState } from "react";
import { createPortal } from "react-dom";
import { arrowDistance } from "../../ui/windows/arrow-keys.ts";
import { usePointerDrag } from "../../ui/windows/use-pointer-drag.ts";
import styles from "./floating-video.module.css";
import { PlayerVideo } from "./player-video.tsx";

interface Place {
  /** Pixels from where it appears. */
  x: number;
  y: number;
}

export function FloatingVideo() {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 });
  const drag = usePointerDrag((event) => {
    const limits = roomAround(event.currentTarget);
    return {
      move: ({ dx, dy }) => setPlace(within({ x: place.x + dx, y: place.y + dy }, place, limits)),
    };
  });
  const style: CSSProperties & Record<"--x" | "--y", string> = {
    "--x": `${place.x}px`,
    "--y": `${place.y}px`,
  };
  // Beside the dock, it would lie below the windows.
  return createPortal(
    <div className={styles.floating} role="group" aria-label="Video" style={style}>
      <PlayerVideo />
      <button
        type="button"
        className={styles.handle}
        aria-label="Move video"
        title="Move video: drag it, or press the arrow keys"
        {...drag}
        onKeyDown={(event) => {
          const distance = arrowDistance(event);
          if (!distance) return;
          event.preventDefault();
          const to = { x: place.x + distance.dx, y: place.y + distance.dy };
          setPlace(within(to, place, roomAround(event.currentTarget)));
        }}
      />
    </div>,
    document.body,
  );
}

/** Pixels that the picture can still go to each side before it leaves the window. */
function roomAround(element: HTMLElement) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right: window.innerWidth - right, bottom: window.innerHeight - bottom };
}

function within(to: Place, from: Place, room: ReturnType<typeof roomAround>): Place {
  return {
    x: clamp(to.x, from.x - room.left, from.x + room.right),
    y: clamp(to.y, from.y - room.top, from.y + room.bottom),
  };
}
