import { IconBell } from "@tabler/icons-react";
import { IconButton } from "../buttons/icon-button.tsx";
import { useOverlays } from "../overlay/overlays-context.ts";
import styles from "./notification-bell.module.css";
import { useUnread } from "./notifications-context.ts";

/** Opens the list of what was told; a dot says that something in it is new. */
export function NotificationBell() {
  const unread = useUnread();
  const { notifications } = useOverlays();
  const label = unread === 0 ? "Notifications" : `Notifications, ${unread} new`;
  return (
    <IconButton
      label={label}
      aria-haspopup="dialog"
      className={styles.bell}
      onClick={notifications.open}
    >
      <IconBell aria-hidden />
      {unread > 0 && <span className={styles.dot} aria-hidden="true" />}
    </IconButton>
  );
}
