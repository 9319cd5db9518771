import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import styles from "./button.module.css";

/** Never `disabled`, which would take the focus from who pressed it last. */
export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled">, ButtonLook {
  icon?: ReactNode;
  /** While its work runs: it keeps its width and its focus, and takes no further press. */
  busy?: boolean;
  /** Why it cannot be pressed now. It stays reachable, so that the reason can be read, by screen readers too. */
  unavailable?: string | undefined;
}

/** A button with words. It submits nothing unless `type` says so. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, compact, icon, busy = false, unavailable, ...rest } = props;
  const { className, onClick, children, ...others } = rest;
  const stopped = busy || unavailable !== undefined;
  return (
    <button
      type="button"
      {...others}
      {...(unavailable !== undefined && { title: unavailable, "aria-description": unavailable })}
      {...(stopped && { "aria-disabled": true })}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, size, wide, compact }, busy && styles.busy, className)}
      onClick={(event) => (stopped ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      {compact === true ? <span className={styles.words}>{children}</span> : children}
    </button>
  );
}
