/** Everything that was told, newest first. */
import { useEffect } from "react";
import { Button } from "../buttons/button.tsx";
import { Overlay } from "../overlay/overlay.tsx";
import { OverlayHead } from "../overlay/overlay-head.tsx";
import { NotificationFace } from "./notification-face.tsx";
import styles from "./notification-panel.module.css";
import { useNotificationList, useNotify } from "./notifications-context.ts";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { markRead, clear } = useNotify();
  const list = useNotificationList();
  const newest = list.at(0)?.id;
  // What arrives while the list is open is read as well.
  useEffect(() => {
    if (newest !== undefined) markRead();
  }, [newest, markRead]);
  return (
    <Overlay label="Notifications" place="side" onClose={onClose}>
      <OverlayHead title="Notifications" onClose={onClose}>
        {list.length > 0 && (
          <Button kind="quiet" size="small" onClick={clear}>
            Clear
          </Button>
        )}
      </OverlayHead>
      {list.length === 0 ? (
        <p className={styles.empty}>
          Nothing yet. What Bandstand tells you in passing stays here until you close it.
        </p>
      ) : (
        <ul>
          {list.map((notification) => (
            <li key={notification.id} className={styles.entry}>
              <NotificationFace notification={notification} />
              <time className={styles.time} dateTime={notification.at.toISOString()}>
                {time.format(notification.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Overlay>
  );
}
