/** The notifications on the screen now, and the same words for screen readers. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import { tellFootBars } from "./bottom-bars.ts";
import { NotificationFace } from "./notification-face.tsx";
import type { Notification } from "./notifications.ts";
import { useNotify, useToasts } from "./notifications-context.ts";
import styles from "./toasts.module.css";

export function Toasts() {
  const toasts = useToasts();
  return (
    <>
      <Spoken toasts={toasts} />
      <ToastStack toasts={toasts} />
    </>
  );
}

// Live regions must stand on the page before their words arrive; errors interrupt, the rest waits its turn.
function Spoken({ toasts }: { toasts: readonly Notification[] }) {
  const newest = toasts.at(-1);
  const words =
    newest === undefined
      ? ""
      : [newest.title, newest.reason, newest.next].filter(Boolean).join(" ");
  const error = newest?.kind === "error";
  return (
    <VisuallyHidden>
      <span role="alert">{error ? words : ""}</span>
      <span role="status">{error ? "" : words}</span>
    </VisuallyHidden>
  );
}

function ToastStack({ toasts }: { toasts: readonly Notification[] }) {
  const stack = useRef<HTMLUListElement>(null);
  const newest = toasts.at(-1)?.id;
  // A dialog opened later lies above everything, unless the stack is lifted over it again.
  useEffect(() => {
    const element = stack.current;
    if (element === null || newest === undefined) return;
    tellFootBars();
    element.hidePopover();
    element.showPopover();
  }, [newest]);
  if (toasts.length === 0) return null;
  return (
    <ul ref={stack} popover="manual" className={styles.stack} aria-label="Notifications">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}

function Toast({ toast }: { toast: Notification }) {
  const { dismiss, hold, release } = useNotify();
  const { id, action, other } = toast;
  return (
    <li
      className={styles.toast}
      onPointerEnter={() => hold(id)}
      onPointerLeave={() => release(id)}
      onFocus={() => hold(id)}
      onBlur={() => release(id)}
    >
      <NotificationFace notification={toast} />
      {[action, other].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              size="small"
              onClick={() => {
                one.run();
                dismiss(id);
              }}
            >
              {one.label}
            </Button>
          ),
      )}
      <IconButton label="Dismiss" size="small" onClick={() => dismiss(id)}>
        <IconX aria-hidden />
      </IconButton>
    </li>
  );
}
