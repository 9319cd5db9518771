/** How one notification looks, as a toast and in the list. */
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from "@tabler/icons-react";
import { type Tone, toneClass } from "../marks/tone.ts";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./notification-face.module.css";
import type { Notification, NotificationKind } from "./notifications.ts";

const FACES: Record<NotificationKind, { tone: Tone; Icon: typeof IconInfoCircle; word: string }> = {
  error: { tone: "bad", Icon: IconExclamationCircle, word: "Error" },
  warning: { tone: "warn", Icon: IconAlertTriangle, word: "Warning" },
  success: { tone: "good", Icon: IconCircleCheck, word: "Done" },
  info: { tone: "none", Icon: IconInfoCircle, word: "Note" },
};

export function NotificationFace({ notification }: { notification: Notification }) {
  const { tone, Icon, word } = FACES[notification.kind];
  return (
    <div className={`${styles.face} ${toneClass(tone)}`}>
      <Icon aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>
          <VisuallyHidden>{word}: </VisuallyHidden>
          {notification.title}
        </p>
        {notification.reason !== undefined && <p>{notification.reason}</p>}
        {notification.next !== undefined && <p className={styles.next}>{notification.next}</p>}
      </div>
    </div>
  );
}
