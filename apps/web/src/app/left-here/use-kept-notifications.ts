import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { besideDrafts } from "../../lib/offline/kept-drafts.ts";
import { readTold, toldToKeep } from "../../ui/notifications/kept-notifications.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

const KEY = besideDrafts("notifications");

/** What a member of a band was told stays listed until they clear it, after a reload too, and is for nobody else to read. */
export function useKeptNotifications(): void {
  const queries = useQueryClient();
  const notifications = useNotify();

  useLayoutEffect(() => {
    const before = readTold(queries.getQueryData(KEY));
    if (before) notifications.restore(before);
    const stop = notifications.subscribe(() => {
      const told = toldToKeep({ list: notifications.list(), unread: notifications.unread() });
      if (told) queries.setQueryData(KEY, told);
      else queries.removeQueries({ queryKey: KEY, exact: true });
    });
    return () => {
      stop();
      notifications.clear();
    };
  }, [queries, notifications]);
}
