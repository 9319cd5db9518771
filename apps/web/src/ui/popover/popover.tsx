/**
 * A small panel beside the button that opens it. The browser's own popover: closes on Esc and on a press outside,
 * gives the focus back, lies above everything.
 */
import { type ReactNode, useId, useState } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import { keepEscape, PopoverPanel, type PopoverPlace } from "./popover-panel.tsx";

interface PopoverProps {
  place: PopoverPlace;
  label: string;
  buttonClass?: string | undefined;
  /** Its name, where what it shows is hidden from screen readers. */
  buttonLabel?: string;
  button: ReactNode;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
}

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
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className={buttonClass}
        onKeyDown={keepEscape(open)}
      >
        {/* An aria-label beside visible letters would not match them for those who speak to their computer. */}
        {buttonLabel !== undefined && <VisuallyHidden>{buttonLabel}</VisuallyHidden>}
        {button}
      </button>
      <PopoverPanel id={id} place={place} label={label} isOpen={open} onToggle={setOpen}>
        {children}
      </PopoverPanel>
    </>
  );
}
