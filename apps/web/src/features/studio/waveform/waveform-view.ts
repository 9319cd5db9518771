/**
 * What of the recording is seen, from frame to frame. The waveform's layers listen to it and move by themselves: nothing of
 * it goes through React. Time comes in as an argument, so that a test can turn the clock.
 */
import { clamp } from "@bandstand/domain/clamp";
import {
  ATTACHED,
  type Pan,
  setPan,
  followPlayhead,
  dragPan,
  seekPan,
} from "@bandstand/domain/studio/pan";
import { createStore, type Readable } from "../../../lib/store.ts";
import { beginning, isWhole, pointsOf, type Scale, scaleOf, spanOf } from "./scale.ts";

export interface View extends Scale {
  /** Seconds at the left edge. */
  readonly from: number;
  readonly playhead: number;
  /** Points of 100 in the middle of the view. */
  readonly centre: number;
  readonly isAttached: boolean;
}

export interface WaveformView extends Readable<View> {
  load: (duration: number, zoom: number) => void;
  resize: (width: number) => void;
  /** The next zoom keeps what is at `x`, where the view does not follow the playhead anyway. */
  aim: (x: number, time?: number) => void;
  /** Where the playhead is now. @returns whether the view is still on its way. */
  tick: (playhead: number, now: number, isPlaying: boolean) => boolean;
  /** The member moves the middle of the view to a point of 100. */
  pull: (centre: number) => void;
  pullBy: (seconds: number) => void;
  /** Keeps still while something is dragged. @returns the way to let go. */
  freeze: () => () => void;
  /** Brings a time into view. */
  reveal: (time: number) => void;
  jumpToPlayhead: () => void;
}

/** Milliseconds of a glide. */
const GLIDE = 260;
/** A playhead that moves by more than this between two frames was put there. Seconds. */
const JUMP = 1;
/** Pixels by which a playhead has to be elsewhere to be drawn there: less is not seen, and costs a frame. */
const SEEN = 0.4;
/** Shares of the view at which a playhead turns the page, and where it then stands. */
const PAGE = { turn: 0.95, stand: 0.08 } as const;

/** @param isStill nothing shall glide or scroll: the view turns pages instead. */
export function createWaveformView(isStill: () => boolean): WaveformView {
  let duration = 0;
  let zoom = 0;
  let width = 0;
  let playhead = 0;
  let wasPlaying = false;
  let pan: Pan = ATTACHED;
  let aimed: { x: number; time: number } | null = null;
  let freezes = 0;
  /** Seconds that the view lags behind where it belongs, and since when; null until a frame tells. */
  let glide: { seconds: number; since: number | null } | null = null;
  const view = createStore(viewFrom(0));

  function viewFrom(from: number): View {
    const scale = scaleOf(duration, width, zoom);
    const start = beginning(scale, from);
    return {
      ...scale,
      from: start,
      playhead,
      centre: pointsOf(start + spanOf(scale) / 2, duration),
      isAttached: pan.centre === null,
    };
  }

  function target(): number {
    const scale = scaleOf(duration, width, zoom);
    const span = spanOf(scale);
    if (pan.centre !== null) return beginning(scale, (pan.centre / 100) * duration - span / 2);
    if (!isStill()) return beginning(scale, playhead - span / 2);
    const share = (playhead - view.get().from) / span;
    if (share >= 0 && share <= PAGE.turn) return beginning(scale, view.get().from);
    return beginning(scale, playhead - span * PAGE.stand);
  }

  function show(from: number): void {
    view.set(viewFrom(from));
  }

  function settle(lag = 0): void {
    if (freezes > 0) show(view.get().from);
    else show(target() - lag);
  }

  /** To where the view belongs now, by and by. */
  function glideFrom(from: number): void {
    const seconds = target() - from;
    glide =
      isStill() || Math.abs(seconds) * view.get().pixels < 2 ? null : { seconds, since: null };
  }

  function lagAt(now: number): number {
    if (glide === null) return 0;
    glide.since ??= now;
    const share = (now - glide.since) / GLIDE;
    if (share >= 1) {
      glide = null;
      return 0;
    }
    return glide.seconds * (1 - share) ** 3;
  }

  function attachFrom(from: number, next: Pan): void {
    const wasDetached = pan.centre !== null;
    pan = next;
    if (wasDetached && next.centre === null) glideFrom(from);
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    load(nextDuration, nextZoom) {
      if (nextDuration === duration && nextZoom === zoom) return;
      duration = nextDuration;
      zoom = nextZoom;
      glide = null;
      if (aimed !== null) {
        const scale = scaleOf(duration, width, zoom);
        const from = beginning(scale, aimed.time - aimed.x / scale.pixels);
        pan = setPan(pointsOf(from + spanOf(scale) / 2, duration), pointsOf(playhead, duration));
        aimed = null;
      }
      settle();
    },
    resize(next) {
      if (next === width) return;
      width = next;
      settle();
    },
    aim(x, time = view.get().from + x / view.get().pixels) {
      aimed = wasPlaying && pan.centre === null ? null : { x, time };
    },
    tick(next, now, isPlaying) {
      const before = playhead;
      const isElsewhere = Math.abs(next - before) * view.get().pixels >= SEEN;
      if (isPlaying && wasPlaying && !isElsewhere && glide === null) return false;
      const { from } = view.get();
      const starts = isPlaying && !wasPlaying;
      playhead = next;
      wasPlaying = isPlaying;
      const point = pointsOf(next, duration);
      if (Math.abs(next - before) > JUMP || (starts && isSeen(view.get(), next))) {
        attachFrom(from, seekPan(pan, point));
        if (pan.centre === null && Math.abs(next - before) > JUMP) glideFrom(from);
      } else if (next !== before) {
        attachFrom(from, followPlayhead(pan, pointsOf(before, duration), point));
      }
      if (next !== before || glide !== null || starts) settle(freezes > 0 ? 0 : lagAt(now));
      return glide !== null;
    },
    pull(centre) {
      glide = null;
      pan = dragPan(centre, pointsOf(playhead, duration));
      settle();
    },
    pullBy(seconds) {
      const middle = view.get().from + seconds + spanOf(view.get()) / 2;
      const half = spanOf(view.get()) / 2;
      const kept = clamp(middle, half, duration - half);
      glide = null;
      pan = setPan(pointsOf(kept, duration), pointsOf(playhead, duration));
      settle();
    },
    freeze() {
      freezes += 1;
      let isFrozen = true;
      return () => {
        if (!isFrozen) return;
        isFrozen = false;
        freezes -= 1;
        if (freezes === 0) glideFrom(view.get().from);
      };
    },
    reveal(time) {
      if (isSeen(view.get(), time)) return;
      pan = setPan(pointsOf(time, duration), pointsOf(playhead, duration));
      settle();
    },
    jumpToPlayhead() {
      const { from } = view.get();
      pan = ATTACHED;
      glideFrom(from);
      settle(glide?.seconds ?? 0);
    },
  };
}

/** Which way the playhead is, where it is out of sight. */
export function playheadSide(view: View): "before" | "after" | null {
  if (isWhole(view) || isSeen(view, view.playhead)) return null;
  return view.playhead < view.from ? "before" : "after";
}

function isSeen(view: View, time: number): boolean {
  return time >= view.from && time <= view.from + spanOf(view);
}
