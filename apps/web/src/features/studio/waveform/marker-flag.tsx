/** A marker on its lane: pressed it is selected, pulled or with the arrow keys it moves, pressed twice it opens. */
import { clock } from "../transport/numbers.ts";
import { percentOf } from "./scale.ts";
import { clamp } from "@bandstand/domain/clamp";
import type { Marker } from "@bandstand/domain/studio/settings";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { keepInSight } from "./keep-in-sight.ts";
import { TagIcon } from "../../../ui/tags/tag-icon.tsx";
import { paintClass } from "../../../ui/tags/tag-paint.ts";
import { usePointerDrag } from "../../../ui/windows/use-pointer-drag.ts";
import { arrowSeconds } from "./arrow-seconds.ts";
import styles from "./marker-flag.module.css";
import type { TimeAxis } from "./time-axis.ts";
import { useMotion } from "./use-motion.ts";

interface MarkerFlagProps {
  axis: TimeAxis;
  marker: Marker;
  /** Seconds to the next marker, or to the end. */
  room: number;
  isSelected: boolean;
  snap: (time: number) => number;
  onSelect: (id: number) => void;
  onOpen: (id: number) => void;
  onMove: (id: number, time: number) => void;
}

export function MarkerFlag(props: MarkerFlagProps) {
  const { axis, marker, room, isSelected, snap, onSelect, onOpen, onMove } = props;
  const { duration } = axis;
  const [dragged, setDragged] = useState<number | null>(null);
  const hasMoved = useRef(false);
  const time = dragged ?? marker.time;

  const drag = usePointerDrag((event) => {
    event.stopPropagation();
    hasMoved.current = false;
    const startX = event.clientX;
    const offset = marker.time - axis.timeAt(startX);
    const release = axis.view.freeze();
    let to = marker.time;
    return {
      move({ dx }) {
        if (!hasMoved.current && Math.abs(dx) < TREMBLE) return;
        hasMoved.current = true;
        to = clamp(snap(axis.timeAt(startX + dx) + offset), 0, duration);
        setDragged(to);
      },
      end() {
        release();
        setDragged(null);
        if (hasMoved.current) onMove(marker.id, to);
      },
    };
  });
  const onClick = (event: MouseEvent): void => {
    if (hasMoved.current) {
      hasMoved.current = false;
      return;
    }
    // A press of a key, the second in a row: those who have no double click open it so.
    if (event.detail === 0 && isSelected) onOpen(marker.id);
    else onSelect(marker.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = arrowSeconds(event);
    if (by === null) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(marker.id, clamp(Math.round((marker.time + by) * 1000) / 1000, 0, duration));
  };

  return (
    <div
      className={`${styles.flag} ${paintClass(marker.color)}`}
      data-selected={isSelected || undefined}
      data-dragged={dragged === null ? undefined : true}
      style={{ insetInlineStart: percentOf(time, duration), inlineSize: percentOf(room, duration) }}
    >
      <button
        ref={useMotion<HTMLButtonElement>(axis.view, keepInSight(time, time + room))}
        type="button"
        className={styles.chip}
        aria-pressed={isSelected}
        aria-label={`${marker.label}, marker at ${clock(time)}`}
        title={marker.notes === "" ? marker.label : `${marker.label}: ${marker.notes}`}
        onClick={onClick}
        onDoubleClick={() => onOpen(marker.id)}
        // A finger that presses a name at the edge does not want the view to leave from under it.
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) axis.view.reveal(marker.time);
        }}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <TagIcon icon={marker.icon} />
        <span className={styles.label}>{marker.label}</span>
      </button>
      <span className={styles.line} />
    </div>
  );
}

/** Pixels within which a hand trembles. */
const TREMBLE = 4;
