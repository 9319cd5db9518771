import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import styles from "./button.module.css";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  icon?: ReactNode;
  /** While its work runs: it keeps its width and its focus, and takes no further press. */
  busy?: boolean;
  /** Why it cannot be pressed now. It stays reachable, so that the reason can be read and heard. */
  unavailable?: string | undefined;
}

/** A button with words. It submits nothing unless `type` says so. */
export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  unavailable,
  children,
  ...rest
}: ButtonProps) {
  const stopped = busy || unavailable !== undefined;
  const { className, onClick, ...others } = rest;
  return (
    <button
      type="button"
      {...others}
      {...(unavailable !== undefined && { title: unavailable, "aria-description": unavailable })}
      {...(stopped && { "aria-disabled": true })}
      aria-busy={busy}
      className={buttonClass(
        { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) },
        joined(className, busy),
      )}
      onClick={(event) => (stopped ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      {children}
    </button>
  );
}

function joined(className: string | undefined, busy: boolean): string | undefined {
  return [className, busy ? styles.busy : undefined].filter(Boolean).join(" ") || undefined;
}
