/**
 * A layer over the page that holds the focus until it closes: the palette, the list of keys, More on a phone.
 * The browser's own dialog does the hard part (focus in, focus back, Esc, the phone's Back, nothing behind reachable).
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./overlay.module.css";
import { useFirstPress } from "./use-first-press.ts";

interface OverlayProps {
  /** Its name for screen readers. */
  label: string;
  /** centre: near the top, over a dimmed page; sheet: from the lower edge; side: from the right, a sheet on a phone. */
  place: "centre" | "sheet" | "side";
  /** Pixels of one in the centre; less where the screen is narrower. */
  width?: number;
  /** It begins at its first field, not at the cross that closes it. */
  atField?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Open while it is rendered. */
export function Overlay({ label, place, width, atField = false, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClickCapture = useFirstPress();
  // A layout effect, because its end comes while the dialog is still on the page: only then it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    if (atField) element.querySelector<HTMLElement>("input, select, textarea")?.focus();
    return () => element.close();
  }, [atField]);

  // A press that starts and ends on the dimmed page around closes; selecting text out of the panel doesn't.
  const closeOutside = (event: SyntheticEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // A window that it stands in would close as well.
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // The browser lets nobody refuse twice in a row: it would close what still asks whether it may.
    event.preventDefault();
    onClose();
  };
  return (
    // Esc is the key for a press outside.
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.overlay} ${styles[place]}`}
      onCancel={(event) => {
        // Fires for a file picker inside, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={closeOutside}
      onClickCapture={onClickCapture}
      onKeyDown={closeByKey}
    >
      <div
        className={styles.panel}
        style={width === undefined ? undefined : { width: `min(100%, ${width}px)` }}
      >
        {children}
      </div>
    </dialog>
  );
}
