/** The panel of a popover, which its buttons name by `popoverTarget`: the browser places it at the one that was pressed. */
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import styles from "./popover.module.css";

/** below, above: in the corner of the screen where its button stands; beside: at its button, a sheet on a phone. */
export type PopoverPlace = "below" | "above" | "beside";

interface PopoverPanelProps {
  id: string;
  place: PopoverPlace;
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
}

type ToggleHandler = NonNullable<ComponentProps<"div">["onToggle"]>;

export function PopoverPanel(props: PopoverPanelProps) {
  const { id, place, label, isOpen, onToggle, children } = props;
  const follow: ToggleHandler = (event) => onToggle(event.newState === "open");
  const close = (): void => document.getElementById(id)?.hidePopover();
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`${styles.popover} ${styles[place]}`}
      onToggle={follow}
      onKeyDown={keepEscape(isOpen)}
    >
      {isOpen && <div ref={place === "beside" ? focusFirst : null}>{children(close)}</div>}
    </div>
  );
}

/** The browser closes it; a window that it stands in would close as well. */
export const keepEscape =
  (isOpen: boolean) =>
  (event: KeyboardEvent): void => {
    if (isOpen && event.key === "Escape") event.stopPropagation();
  };

/** A late part stands in the panel a moment after it has opened. */
function focusFirst(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const came = new MutationObserver(() => focus());
  const focus = (): void => {
    const first = panel.querySelector<HTMLElement>("input, select, textarea, button");
    if (first === null) return;
    came.disconnect();
    first.focus();
  };
  came.observe(panel, { childList: true, subtree: true });
  focus();
  return () => came.disconnect();
}
