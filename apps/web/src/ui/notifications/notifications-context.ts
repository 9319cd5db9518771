import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { Notification, Notifications } from "./notifications.ts";

/** `useNotify()` answers `{ error, warning, success, info, … }`. */
export const [NotificationsContext, useNotify] = requiredContext<Notifications>("Notifications");

export function useToasts(): readonly Notification[] {
  const { subscribe, toasts } = useNotify();
  return useSyncExternalStore(subscribe, toasts);
}

export function useNotificationList(): readonly Notification[] {
  const { subscribe, list } = useNotify();
  return useSyncExternalStore(subscribe, list);
}

export function useUnread(): number {
  const { subscribe, unread } = useNotify();
  return useSyncExternalStore(subscribe, unread);
}
