/**
 * What the product tells in passing. Each text is shown for a moment as a toast and then stays in a list,
 * so that nobody has to read fast.
 */

export type NotificationKind = "error" | "warning" | "success" | "info";

export interface NotificationText {
  /** What happened. */
  title: string;
  /** Why, where that is known. */
  reason?: string;
  /** What was kept and what to do next. */
  next?: string;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; run: () => void };
  /** Calls `over` once the toast is no longer true, or its action no longer wanted; answers the way to stop watching. */
  until?: (over: () => void) => () => void;
  /** Milliseconds on the screen. */
  duration?: number;
}

export interface Notification extends NotificationText {
  id: number;
  kind: NotificationKind;
  at: Date;
}

type Tell = (text: NotificationText | string) => void;

export interface Notifications {
  error: Tell;
  warning: Tell;
  success: Tell;
  info: Tell;
  /** Those on the screen now, oldest first. The same array until something changes. */
  toasts: () => readonly Notification[];
  /** Everything told so far, newest first. The same array until something changes. */
  list: () => readonly Notification[];
  unread: () => number;
  markRead: () => void;
  /** Takes the toast away; the text stays in the list. */
  dismiss: (id: number) => void;
  /** A toast that is being read doesn't leave. */
  hold: (id: number) => void;
  release: (id: number) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export interface Clock {
  now: () => Date;
  /** @returns the way to call it off. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** Milliseconds: errors as documented, the others alike; with something to press there is time to press it. */
const SHOWN = 3000;
const SHOWN_WITH_ACTION = 8000;
/** More at once would hide the page. */
const MOST_TOASTS = 3;
const MOST_KEPT = 50;

export function createNotifications(clock: Clock): Notifications {
  const listeners = new Set<() => void>();
  const leaving = new Map<number, () => void>();
  const watching = new Map<number, () => void>();
  let toasts: readonly Notification[] = [];
  let list: readonly Notification[] = [];
  let unread = 0;
  let last = 0;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const stay = (id: number): void => {
    leaving.get(id)?.();
    leaving.delete(id);
  };
  const dismiss = (id: number): void => {
    stay(id);
    watching.get(id)?.();
    watching.delete(id);
    toasts = toasts.filter((toast) => toast.id !== id);
    changed();
  };
  // The oldest goes first, but what can still be pressed stays longer.
  const makeRoom = (): void => {
    const crowded = toasts.find(({ action }) => action === undefined) ?? toasts[0];
    if (crowded !== undefined) dismiss(crowded.id);
  };
  const leaveLater = (toast: Notification): void => {
    const duration = toast.duration ?? (toast.action === undefined ? SHOWN : SHOWN_WITH_ACTION);
    stay(toast.id);
    leaving.set(
      toast.id,
      clock.after(duration, () => dismiss(toast.id)),
    );
  };
  const teller =
    (kind: NotificationKind): Tell =>
    (text) => {
      last += 1;
      const told: Notification = {
        ...(typeof text === "string" ? { title: text } : text),
        id: last,
        kind,
        at: clock.now(),
      };
      list = [told, ...list].slice(0, MOST_KEPT);
      unread += 1;
      if (toasts.length === MOST_TOASTS) makeRoom();
      toasts = [...toasts, told];
      leaveLater(told);
      if (told.until)
        watching.set(
          told.id,
          told.until(() => dismiss(told.id)),
        );
      changed();
    };

  return {
    error: teller("error"),
    warning: teller("warning"),
    success: teller("success"),
    info: teller("info"),
    toasts: () => toasts,
    list: () => list,
    unread: () => unread,
    markRead: () => {
      unread = 0;
      changed();
    },
    dismiss,
    hold: stay,
    release: (id) => {
      const toast = toasts.find((one) => one.id === id);
      if (toast !== undefined) leaveLater(toast);
    },
    clear: () => {
      list = [];
      unread = 0;
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
