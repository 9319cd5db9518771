/** The loop on the waveform: its tint, its two ends to pull, and its name, by which fingers and keys move the whole. */
import { clock } from "../transport/numbers.ts";
import { percentOf } from "./scale.ts";
import type { LoopRegion as Loop } from "@bandstand/domain/studio/settings";
import type { KeyboardEvent } from "react";
import { usePointerDrag } from "../../../ui/windows/use-pointer-drag.ts";
import { arrowSeconds } from "./arrow-seconds.ts";
import { keepInSight } from "./keep-in-sight.ts";
import { movedLoop, resizedLoop } from "./loop-shape.ts";
import { loopWords } from "./loop-words.ts";
import styles from "./loop-region.module.css";
import type { TimeAxis } from "./time-axis.ts";
import { useMotion } from "./use-motion.ts";

interface LoopRegionProps {
  axis: TimeAxis;
  loop: Loop;
  isLooping: boolean;
  beats: readonly number[];
  bars: readonly number[];
  snap: (time: number) => number;
  /** While it is dragged. */
  onDraft: (loop: Loop | null) => void;
  onLoop: (loop: Loop | null) => void;
}

export function LoopRegion(props: LoopRegionProps) {
  const { axis, loop, isLooping, beats, bars, snap, onLoop } = props;
  const { duration } = axis;
  const move = useLoopDrag(props, (time) => movedLoop(loop, time, duration, snap), loop.start);
  const words = loopWords(loop, { beats, bars });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Delete" || event.key === "Backspace") {
      spend(event);
      onLoop(null);
      return;
    }
    const by = arrowSeconds(event);
    if (by === null) return;
    spend(event);
    onLoop(movedLoop(loop, loop.start + by, duration, asIs));
  };
  return (
    <div
      className={styles.loop}
      data-looping={isLooping || undefined}
      style={{
        insetInlineStart: percentOf(loop.start, duration),
        inlineSize: percentOf(loop.end - loop.start, duration),
      }}
    >
      <button
        ref={useMotion<HTMLButtonElement>(axis.view, keepInSight(loop.start, loop.end, true))}
        type="button"
        className={styles.name}
        title="Drag or use the arrow keys to move the loop"
        onDoubleClick={() => onLoop(null)}
        onKeyDown={onKeyDown}
        {...move}
      >
        <span className={styles.chip}>{words}</span>
      </button>
      <LoopEnd edge="start" {...props} />
      <LoopEnd edge="end" {...props} />
    </div>
  );
}

function LoopEnd({ edge, ...props }: LoopRegionProps & { edge: "start" | "end" }) {
  const { axis, loop, snap, onLoop } = props;
  const { duration } = axis;
  const time = loop[edge];
  const drag = useLoopDrag(props, (to) => resizedLoop(loop, edge, to, duration, snap), time);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = arrowSeconds(event);
    if (by === null) return;
    spend(event);
    onLoop(resizedLoop(loop, edge, time + by, duration, asIs));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.end}
      data-edge={edge}
      aria-label={edge === "start" ? "Loop start" : "Loop end"}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={time}
      aria-valuetext={clock(time)}
      onKeyDown={onKeyDown}
      {...drag}
    />
  );
}

/** Shows where it would be while it is dragged, and keeps it when it is let go. */
function useLoopDrag(
  { axis, onDraft, onLoop }: LoopRegionProps,
  shapeAt: (time: number) => Loop,
  from: number,
) {
  return usePointerDrag((event) => {
    event.stopPropagation();
    const startX = event.clientX;
    const offset = from - axis.timeAt(startX);
    const release = axis.view.freeze();
    let shape: Loop | null = null;
    return {
      move({ dx }) {
        shape = shapeAt(axis.timeAt(startX + dx) + offset);
        onDraft(shape);
      },
      end() {
        release();
        onDraft(null);
        if (shape !== null) onLoop(shape);
      },
    };
  });
}

/** The keys of the studio shall not hear it as well. */
function spend(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function asIs(time: number): number {
  return time;
}
