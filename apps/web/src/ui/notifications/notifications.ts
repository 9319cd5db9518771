/**
 * What the product tells in passing. Each text is shown for a moment as a toast and then stays in a list,
 * so that nobody has to read fast.
 */
import { createStore } from "../../lib/store.ts";
import { describeError } from "../states/describe-error.ts";

export type NotificationKind = "error" | "warning" | "success" | "info";

interface NotificationAction {
  label: string;
  run: () => void;
}

export interface NotificationText {
  /** What happened. */
  title: string;
  /** Why, where that is known. */
  reason?: string;
  /** What was kept and what to do next. */
  next?: string;
  /** One thing to do about it, such as Undo. */
  action?: NotificationAction;
  /** Another, behind it. */
  other?: NotificationAction;
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
  /** An error that says why: the title is what did not happen. */
  failed: (title: string, error: unknown, next?: string) => void;
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
  /** Lists what was told before, behind what has been told since. */
  restore: (before: Pick<Told, "list" | "unread">) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface Told {
  toasts: readonly Notification[];
  list: readonly Notification[];
  unread: number;
}

export interface Clock {
  now: () => Date;
  /** @returns the way to call it off. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** Milliseconds: errors as documented, the others alike; with something to press there is time to press it. */
const SHOWN = 3000;
const SHOWN_WITH_ACTION = 10_000;
/** More at once would hide the page. */
const MOST_TOASTS = 3;
const MOST_KEPT = 50;

export function createNotifications(clock: Clock): Notifications {
  const leaving = new Map<number, () => void>();
  const watching = new Map<number, () => void>();
  const told = createStore<Told>({ toasts: [], list: [], unread: 0 });
  let last = 0;

  const change = (part: Partial<Told>): void => told.set({ ...told.get(), ...part });
  const stay = (id: number): void => {
    leaving.get(id)?.();
    leaving.delete(id);
  };
  const dismiss = (id: number): void => {
    stay(id);
    watching.get(id)?.();
    watching.delete(id);
    change({ toasts: told.get().toasts.filter((toast) => toast.id !== id) });
  };
  // The oldest goes first, but what can still be pressed stays longer.
  const makeRoom = (): void => {
    const { toasts } = told.get();
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
      const notification: Notification = {
        ...(typeof text === "string" ? { title: text } : text),
        id: last,
        kind,
        at: clock.now(),
      };
      if (told.get().toasts.length === MOST_TOASTS) makeRoom();
      const { toasts, list, unread } = told.get();
      change({
        toasts: [...toasts, notification],
        list: [notification, ...list].slice(0, MOST_KEPT),
        unread: unread + 1,
      });
      leaveLater(notification);
      if (notification.until)
        watching.set(
          notification.id,
          notification.until(() => dismiss(notification.id)),
        );
    };

  const error = teller("error");

  return {
    error,
    failed: (title, cause, next) =>
      error({ title, reason: describeError(cause).message, ...(next !== undefined && { next }) }),
    warning: teller("warning"),
    success: teller("success"),
    info: teller("info"),
    toasts: () => told.get().toasts,
    list: () => told.get().list,
    unread: () => told.get().unread,
    markRead: () => change({ unread: 0 }),
    dismiss,
    hold: stay,
    release: (id) => {
      const toast = told.get().toasts.find((one) => one.id === id);
      if (toast !== undefined) leaveLater(toast);
    },
    clear: () => change({ list: [], unread: 0 }),
    restore: (before) => {
      const { list, unread } = told.get();
      change({
        list: [...list, ...before.list].slice(0, MOST_KEPT),
        unread: unread + before.unread,
      });
    },
    subscribe: told.subscribe,
  };
}
