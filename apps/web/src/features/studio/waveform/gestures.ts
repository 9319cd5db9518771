/** What fingers and the mouse do on the waveform, told apart: presses, double presses, drags, pans and pinches. */

export interface Touch {
  readonly id: number;
  /** Pixels from the left edge of the waveform. */
  readonly x: number;
  readonly isFinger: boolean;
  /** Milliseconds. */
  readonly at: number;
}

export interface GestureActions {
  press: (x: number) => void;
  doublePress: (x: number, isFinger: boolean) => void;
  /** With the mouse, from where it began. */
  drag: (from: number, to: number) => void;
  drop: (from: number, to: number) => void;
  dragCancelled: () => void;
  /** One finger, in pixels since the last call. */
  pan: (by: number) => void;
  pinchBegins: (middle: number) => void;
  /** How far two fingers are apart, as a factor of where they began. */
  pinch: (factor: number, middle: number) => void;
}

export interface Gestures {
  down: (touch: Touch) => void;
  move: (touch: Touch) => void;
  up: (touch: Touch) => void;
  cancel: () => void;
}

/** Pixels within which a hand trembles. */
const TREMBLE = { mouse: 4, finger: 10 } as const;
/** Milliseconds and pixels within which a second press doubles the first. */
const DOUBLE = { time: 350, distance: 24 } as const;

export function createGestures(actions: GestureActions): Gestures {
  const down = new Map<number, number>();
  let from: Touch | null = null;
  let isMoving = false;
  let isPinching = false;
  let apart = 1;
  let last = 0;
  let pressed: Touch | null = null;

  const reset = (): void => {
    if (isMoving && from?.isFinger === false) actions.dragCancelled();
    from = null;
    isMoving = false;
  };
  const hands = (): { middle: number; distance: number } => {
    const [a = 0, b = a] = [...down.values()];
    return { middle: (a + b) / 2, distance: Math.max(1, Math.abs(a - b)) };
  };

  return {
    down(touch) {
      down.set(touch.id, touch.x);
      if (down.size === 2) {
        reset();
        isPinching = true;
        pressed = null;
        const { middle, distance } = hands();
        apart = distance;
        actions.pinchBegins(middle);
      } else if (down.size === 1) {
        from = touch;
        last = touch.x;
        isPinching = false;
      }
    },
    move(touch) {
      if (!down.has(touch.id)) return;
      down.set(touch.id, touch.x);
      if (isPinching) {
        if (down.size < 2) return;
        const { middle, distance } = hands();
        actions.pinch(distance / apart, middle);
        return;
      }
      if (from === null) return;
      const tremble = from.isFinger ? TREMBLE.finger : TREMBLE.mouse;
      if (!isMoving && Math.abs(touch.x - from.x) < tremble) return;
      isMoving = true;
      if (from.isFinger) actions.pan(touch.x - last);
      else actions.drag(from.x, touch.x);
      last = touch.x;
    },
    up(touch) {
      down.delete(touch.id);
      const began = from;
      const wasMoving = isMoving;
      if (down.size > 0 || began === null) return;
      from = null;
      isMoving = false;
      if (wasMoving) {
        if (!began.isFinger) actions.drop(began.x, touch.x);
        return;
      }
      const isDouble =
        pressed !== null &&
        touch.at - pressed.at < DOUBLE.time &&
        Math.abs(touch.x - pressed.x) < DOUBLE.distance;
      pressed = isDouble ? null : touch;
      if (isDouble) actions.doublePress(touch.x, touch.isFinger);
      else actions.press(touch.x);
    },
    cancel() {
      down.clear();
      reset();
      isPinching = false;
    },
  };
}
