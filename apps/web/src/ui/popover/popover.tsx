/**
 * A small panel beside the button that opens it. The browser's own popover: closes on Esc and on a press outside,
 * gives the focus back, lies above everything.
 */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./popover.module.css";

interface PopoverProps {
  /** below, above: in the corner of the screen where its button stands; beside: at its button, a sheet on a phone. */
  place: "below" | "above" | "beside";
  label: string;
  buttonClass?: string | undefined;
  /** Its name, where what it shows is hidden from screen readers. */
  buttonLabel?: string;
  button: ReactNode;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
}

type ToggleHandler = NonNullable<ComponentProps<"div">["onToggle"]>;

export function Popover({
  place,
  label,
  buttonClass,
  buttonLabel,
  button,
  children,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const follow: ToggleHandler = (event) => setOpen(event.newState === "open");
  const close = (): void => document.getElementById(id)?.hidePopover();
  /** The browser closes it; a window that it stands in would close as well. */
  const keepEscape = (event: KeyboardEvent): void => {
    if (open && event.key === "Escape") event.stopPropagation();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className={buttonClass}
        onKeyDown={keepEscape}
      >
        {/* An aria-label beside visible letters would not match them for those who speak to their computer. */}
        {buttonLabel !== undefined && <VisuallyHidden>{buttonLabel}</VisuallyHidden>}
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={`${styles.popover} ${styles[place]}`}
        onToggle={follow}
        onKeyDown={keepEscape}
      >
        {open && <div ref={place === "beside" ? focusFirst : null}>{children(close)}</div>}
      </div>
    </>
  );
}

function focusFirst(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
}
