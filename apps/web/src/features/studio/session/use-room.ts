import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * wide: the panels stand beside the waveform. narrow: below it. phone: there is no room for what a finger does on the
 * waveform itself, nor for two rows of a transport.
 */
export type Room = "wide" | "narrow" | "phone";

/** In em, as the container queries of the studio's style sheets. */
const WIDE = 60;
const NARROW = 36;

export function useRoom(place: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>("narrow");
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(roomOf(element.clientWidth / em));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

function roomOf(width: number): Room {
  if (width >= WIDE) return "wide";
  return width >= NARROW ? "narrow" : "phone";
}
